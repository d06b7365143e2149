// `npm run test:mutants`: plants one fault after the other in a copy of the project and sees whether its test fails. Words
// of a fault's name choose it: `npm run test:mutants -- toast`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import build from '../support/build-once.ts';
import { copyProject } from '../support/project-copy.ts';
import { type Fault, faults } from './faults.ts';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}
interface Outcome {
  tests: number;
  failed: string[];
  printed: string;
}

const [wanted = ''] = process.argv.slice(2);
const chosen = faults.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) throw new Error(`No fault is called "${wanted}".`);

// What only the built site shows comes last: the builds before it are without a fault.
const planted = chosen.sort((a, b) => Number(a.inSite ?? false) - Number(b.inSite ?? false));
for (const { file, search } of planted) {
  if (readFileSync(file, 'utf8').split(search).length !== 2)
    throw new Error(`${file}: this must stand here once, or tests/mutants/faults.ts must follow the change: ${search}`);
}

await build();
const beyond = ['netlify', 'netlify.toml', 'tests', 'bench', 'dist', '.netlify', 'CONTRIBUTING.md'];
const configs = ['vitest.config.ts', 'playwright.config.ts'];
const copy = await copyProject([...beyond, ...configs]);

const inBrowser = (file: string): boolean => file.startsWith('tests/e2e/');
const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function outcomeOf(tests: Fault['test'][]): Outcome {
  const files = tests.map(({ file }) => file);
  const names = tests.flatMap(({ name }) => name ?? []);
  const only = tests.length === 1 && names[0] ? names[0] : undefined;
  const browser = inBrowser(files[0] ?? '');
  const args = browser
    ? ['playwright', 'test', '--reporter=json', ...(only ? ['-g', only] : []), ...files]
    : ['vitest', 'run', '--reporter=json', '--outputFile=vitest.json', ...(only ? ['-t', only] : []), ...files];
  const { stdout, stderr } = spawnSync(join(copy.root, 'node_modules/.bin', args[0] ?? ''), args.slice(1), {
    cwd: copy.root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const printed = `${stdout}${stderr}`;
  if (browser) {
    const specs = specsOf(JSON.parse(stdout));
    return { tests: specs.length, failed: specs.filter(({ ok }) => !ok).map(({ title }) => title), printed };
  }
  const { testResults } = JSON.parse(readFileSync(join(copy.root, 'vitest.json'), 'utf8')) as {
    testResults: { assertionResults: { status: string; title: string }[] }[];
  };
  const all = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  return {
    tests: all.length,
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
    printed,
  };
}

/** Writes the file; where the built site is not looked at, under its old time, so that nothing is built again. */
async function write(file: string, text: string, isOld: boolean): Promise<void> {
  const path = join(copy.root, file);
  const { atime, mtime } = await stat(path);
  await copy.write(file, text);
  if (isOld) await utimes(path, atime, mtime);
}

let escaped = 0;
try {
  // A test that fails without the fault would catch anything.
  for (const browser of [false, true]) {
    const tests = planted.map(({ test }) => test).filter(({ file }) => inBrowser(file) === browser);
    if (tests.length === 0) continue;
    const { failed, tests: many, printed } = outcomeOf([...new Map(tests.map((one) => [one.file, one])).values()]);
    if (failed.length > 0 || many === 0)
      throw new Error(`Without a fault these must pass: ${failed.join('; ') || printed.slice(-2000)}`);
  }
  for (const { name, file, search, replacement, test, inSite = false } of planted) {
    const whole = await copy.read(file);
    await write(
      file,
      whole.replace(search, () => replacement),
      !inSite,
    );
    const { failed } = outcomeOf([test]);
    await write(file, whole, !inSite);
    if (failed.length === 0) escaped += 1;
    const [first = 'nothing', ...others] = failed;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    console.log(`${failed.length > 0 ? 'caught' : 'ESCAPED'}: ${name}\n  by ${test.file}: ${first}${more}`);
  }
} finally {
  await copy.remove();
}
console.log(`\n${planted.length - escaped} faults caught, ${escaped} escaped`);
process.exitCode = escaped > 0 ? 1 : 0;
