// `npm run test:look -- [REF] [WIDTH …]`: builds the page of all patterns of REF and of the work tree, on this machine,
// and compares how each pattern looks at four widths, or at those that are named. Without REF it is the commit at which
// this branch left main; on main itself, the last commit, or the one before it where nothing was changed since.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patternsPath } from '../../src/features/preview/patterns-path.ts';
import { buildProject, copyProject, linkPackages } from '../support/project-copy.ts';
import { pictures, results, type Seen, seenAt, widths } from './places.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const exists = (ref: string): boolean => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref]).status === 0;

function defaultRef(): string {
  const main = ['origin/main', 'main'].find(exists);
  const base = main ? git('merge-base', 'HEAD', main) : git('rev-parse', 'HEAD');
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base;
}

/** A preview, whose live site nobody asks. */
const preview = { CONTEXT: 'branch-deploy', HEAD: 'look', URL: 'http://127.0.0.1:1' };

async function built(root: string, name: string): Promise<string> {
  const { built, output } = await buildProject(root, preview);
  if (!built) throw new Error(`${name} cannot be built:\n${output.slice(-3000)}`);
  return join(root, 'dist');
}

/** Takes pictures of this build; against those of the other one unless it is the first. */
function look(dist: string, isBaseline: boolean): void {
  const projects = chosen.map((width) => `--project=${width}`);
  const mode = `--update-snapshots=${isBaseline ? 'all' : 'none'}`;
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/look/look.config.ts', mode, ...projects],
    // Of the first build each picture is new, which need not be said.
    { stdio: ['ignore', isBaseline ? 'ignore' : 'inherit', 'inherit'], env: { ...process.env, LOOK_DIST: dist } },
  );
  if (status !== 0) throw new Error('The pictures could not be taken.');
}

// Who interrupts it ends the build or the browser, and what was made for it is still removed below.
process.on('SIGINT', () => {});

const asked = process.argv.slice(2);
const named = widths.filter((width) => asked.includes(String(width)));
const chosen = named.length > 0 ? named : widths;
const ref = asked.find((one) => !named.includes(Number(one))) ?? defaultRef();
const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
const before = mkdtempSync(join(tmpdir(), 'look-'));
const now = await copyProject();
try {
  console.log(`Building ${ref} (${git('log', '-1', '--format=%h, %s', commit)}) and the work tree.`);
  git('worktree', 'add', '--detach', before, commit);
  await linkPackages(before);
  const [then, here] = await Promise.all([built(before, ref), built(now.root, 'The work tree')]);
  if (!existsSync(`${then}${patternsPath}.html`))
    throw new Error(`${ref} has no page of all patterns: there is nothing to compare with.`);

  rmSync(pictures, { recursive: true, force: true });
  look(then, true);
  look(here, false);

  const seen = chosen.map((width) => ({ width, ...(JSON.parse(readFileSync(seenAt(width), 'utf8')) as Seen) }));
  const differences = seen.flatMap(({ width, different, gone }) => [
    ...Object.entries(different).map(([name, picture]) => `${name} at ${width} px: ${picture}`),
    ...gone.map((name) => `${name} at ${width} px: is gone`),
  ]);
  const added = new Set(seen.flatMap(({ added }) => added));
  if (added.size > 0) console.log(`\nNew, with nothing to compare with: ${[...added].join(', ')}`);
  for (const line of differences) console.log(line);
  console.log(
    differences.length > 0
      ? `\n${differences.length} of the pictures differ from ${ref}. Expected, actual and difference: ${results}`
      : `\nEvery pattern looks as in ${ref}.`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await now.remove();
  spawnSync('git', ['worktree', 'remove', '--force', before]);
  rmSync(before, { recursive: true, force: true });
}
