// `npm run test:look -- [REF] [WIDTH …]`: builds the page of all patterns of REF and of the work tree, on this machine,
// and compares how each pattern looks at four widths, or at those that are named. Without REF it is the commit at which
// this branch left main; on main itself, the last commit, or the one before it where nothing was changed since.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patternsPath } from '../../src/features/preview/patterns-path.ts';
import { buildProject, copyProject, linkPackages } from '../support/project-copy.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const exists = (ref: string): boolean => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref]).status === 0;

function defaultRef(): string {
  const main = ['origin/main', 'main'].find(exists);
  const base = main ? git('merge-base', 'HEAD', main) : git('rev-parse', 'HEAD');
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base;
}

/** Builds a preview, whose live site nobody asks; returns its folder. */
async function buildPreview(root: string, name: string): Promise<string> {
  const { built, output } = await buildProject(root, {
    CONTEXT: 'branch-deploy',
    HEAD: 'look',
    URL: 'http://127.0.0.1:1',
  });
  if (!built) throw new Error(`${name} cannot be built:\n${output.slice(-3000)}`);
  const dist = join(root, 'dist');
  if (!existsSync(`${dist}${patternsPath}.html`)) throw new Error(`${name} has no page of all patterns.`);
  return dist;
}

const args = process.argv.slice(2);
const widths = args.filter((argument) => /^\d{3,4}$/.test(argument));
const ref = args.find((argument) => !widths.includes(argument)) ?? defaultRef();

/** Takes pictures of this build, or compares it with the pictures of the one before; returns whether all went well. */
function takePictures(dist: string, snapshots: 'all' | 'none'): boolean {
  const projects = widths.map((width) => `--project=${width}`);
  const command = ['playwright', 'test', '--config', 'tests/look/look.config.ts', `--update-snapshots=${snapshots}`];
  const env = { ...process.env, LOOK_DIST: dist };
  return spawnSync('npx', [...command, ...projects], { stdio: 'inherit', env }).status === 0;
}

// Who interrupts it ends the build or the browser, and what was made for it is still removed below.
process.on('SIGINT', () => {});

const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
const before = mkdtempSync(join(tmpdir(), 'look-'));
const now = await copyProject();
try {
  console.log(`Building ${ref} (${git('log', '-1', '--format=%h, %s', commit)}) and the work tree.`);
  git('worktree', 'add', '--detach', before, commit);
  await linkPackages(before);
  const [then, here] = await Promise.all([buildPreview(before, ref), buildPreview(now.root, 'The work tree')]);
  rmSync('test-results/look', { recursive: true, force: true });
  if (!takePictures(then, 'all')) throw new Error('The pictures could not be taken.');
  const same = takePictures(here, 'none');
  console.log(
    same ? `Every pattern looks as in ${ref}.` : 'Expected, actual and difference: test-results/look/results',
  );
  process.exitCode = same ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await now.remove();
  spawnSync('git', ['worktree', 'remove', '--force', before]);
  rmSync(before, { recursive: true, force: true });
}
