// A copy of the project in a temporary folder, to build content that the real one must not have.
import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The inputs of a build, without packages. */
export const siteFiles = ['src', 'public', 'astro.config.mjs', 'netlify.toml', 'package.json', 'tsconfig.json'];
/** Working files of tools: a copy has its own. */
const toolCaches = new Set(['.astro', '.vite', '.cache', '.package-lock.json']);

/** Gives a project in another folder the packages of this one, as links. */
export async function linkPackages(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  for (const name of await readdir('node_modules')) {
    if (!toolCaches.has(name)) await symlink(resolve('node_modules', name), join(root, 'node_modules', name));
  }
}

/** Builds the project in this folder, with these variables and none of ours; the output is what the author would see. */
export async function buildProject(root: string, env: Record<string, string> = {}) {
  // Not the test runner's environment: its DEV and NODE_ENV would make the build one for development.
  const { PATH = '', HOME = '' } = process.env;
  const NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');
  const baseEnvironment = { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  return promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...baseEnvironment, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout, stderr }) => ({ built: true, output: stdout + stderr }),
    ({ stdout, stderr }) => ({ built: false, output: `${stdout}${stderr}` }),
  );
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/**
 * Copies the project, with these files beside what a build needs; the packages are linked, so that it takes a fraction of a
 * second.
 */
export async function copyProject(extraFiles: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  // With its times, so that what was built from it still counts as new. All at once: the same, waited for file by file,
  // takes ten times as long.
  for (const file of [...siteFiles, ...extraFiles])
    cpSync(file, join(root, file), { recursive: true, preserveTimestamps: true });
  await linkPackages(root);
  // Images are cached by a hash of their content, so a copy may use the same cache.
  const drawn = 'node_modules/.cache/drawn';
  if (existsSync(drawn)) cpSync(drawn, join(root, drawn), { recursive: true });

  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  return {
    root,
    write,
    build: (env?: Record<string, string>) => buildProject(root, env),
    read: (file: string) => readFile(join(root, file), 'utf8'),
    exists: (file: string) => existsSync(join(root, file)),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
