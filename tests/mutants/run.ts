// `npm run test:mutants`: plants one fault after the other in a copy of the project and sees whether its test fails.
// Words of a fault's name choose it: `npm run test:mutants -- toast`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import build from '../support/build-once.ts';
import { copyProject } from '../support/project-copy.ts';
import { type Fault, faults } from './faults.ts';

interface Spec {
  file: string;
  title: string;
  ok: boolean;
}
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
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
const beyond = ['netlify', 'tests', 'bench', 'dist', '.netlify', 'CONTRIBUTING.md'];
const configs = ['vitest.config.ts', 'playwright.config.ts'];
const copy = await copyProject([...beyond, ...configs]);

const inBrowser = (file: string): boolean => file.startsWith('tests/e2e/');
const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Runs these tests in the copy, all in the browser or none. Throws when none ran. */
function run(tests: Fault['test'][]): Spec[] {
  const files = [...new Set(tests.map(({ file }) => file))];
  const name = tests.length === 1 ? tests[0]?.name : undefined;
  const browser = inBrowser(files[0] ?? '');
  const args = browser
    ? ['playwright', 'test', '--reporter=json', ...(name ? ['-g', name] : []), ...files]
    : ['vitest', 'run', '--reporter=json', '--outputFile=vitest.json', ...(name ? ['-t', name] : []), ...files];
  const { stdout, stderr } = spawnSync(join(copy.root, 'node_modules/.bin', args[0] ?? ''), args.slice(1), {
    cwd: copy.root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const specs = browser ? specsOf(JSON.parse(stdout)) : vitestSpecs(join(copy.root, 'vitest.json'));
  if (specs.length === 0) throw new Error(`No test of ${files.join(', ')} ran:\n${`${stdout}${stderr}`.slice(-2000)}`);
  return specs;
}

function vitestSpecs(report: string): Spec[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; assertionResults: { status: string; title: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, title }) => ({ file: name, title, ok: status === 'passed' })),
  );
}

/** Writes the file; where the built site is not looked at, under its old time, so that nothing is built again. */
async function write(file: string, text: string, isOld: boolean): Promise<void> {
  const path = join(copy.root, file);
  const { atime, mtime } = await stat(path);
  await copy.write(file, text);
  if (isOld) await utimes(path, atime, mtime);
}

let wrong = 0;
try {
  // A test that fails without the fault would catch anything.
  const broken = [false, true].flatMap((browser) => {
    const tests = planted.map(({ test }) => test).filter(({ file }) => inBrowser(file) === browser);
    return tests.length > 0 ? run(tests).filter(({ ok }) => !ok) : [];
  });
  for (const { file, title } of broken) console.log(`Fails without a fault: ${basename(file)}: ${title}`);

  for (const { name, file, search, replacement, test, inSite = false } of planted) {
    const whole = await copy.read(file);
    await write(
      file,
      whole.replace(search, () => replacement),
      !inSite,
    );
    const failed = run([test]).filter(({ ok }) => !ok);
    await write(file, whole, !inSite);
    const mayJudge = !broken.some(
      (one) => basename(one.file) === basename(test.file) && one.title.includes(test.name ?? ''),
    );
    const isCaught = failed.length > 0 && mayJudge;
    if (!isCaught) wrong += 1;
    const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    console.log(`${isCaught ? 'caught' : mayJudge ? 'ESCAPED' : 'NOT JUDGED'}: ${name}`);
    console.log(`  by ${test.file}: ${failed[0]?.title ?? 'nothing'}${more}`);
  }
} finally {
  await copy.remove();
}
console.log(`\n${planted.length - wrong} faults caught, ${wrong} not`);
process.exitCode = wrong > 0 ? 1 : 0;
