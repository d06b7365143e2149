// What this product is built from: every package under a license that lets it be used, pinned by hash, and every direct
// one with a reason in docs/packages.md. In continuous integration, no text from outside inside a shell line.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  inBundle?: boolean;
  /** Where it is installed under another name. */
  name?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, optionalDependencies, allowScripts } = read('package.json');
const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(([path]) => path);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Licences that let a closed or open site use the package, given that nothing of the package itself is changed. */
const usable = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Zlib'.split(
    ' ',
  ),
);
/** Only while the site is built, or not at all in what is shipped: names and where their license was read. */
const exceptions: Record<string, string> = {
  callsite: 'MIT, says its Readme.md',
  'png-js': 'MIT, says its LICENSE',
  '@netlify/binary-info': 'Apache 2, not written as SPDX does',
  'spdx-exceptions': 'CC-BY-3.0: a list of names, by the SPDX authors',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read by Babel in mutation testing',
};
/** The image library is linked, unchanged, while the site is built; its license asks no more than that. */
const isImageLibrary = (name: string) => /^@img\/sharp-/.test(name);

/** Whether an SPDX expression allows the use: any operand of OR, all operands of AND. */
const allows = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => usable.has(one)));

test('every package has an allowed license', () => {
  expect(locked.length).toBeGreaterThan(200);
  const wrong = locked
    .filter(
      ([path, { license = '' }]) => !allows(license) && !(nameOf(path) in exceptions) && !isImageLibrary(nameOf(path)),
    )
    .map(([path, { license }]) => `${nameOf(path)}: ${license}`);
  expect(wrong).toEqual([]);
  for (const name of Object.keys(exceptions)) expect(locked.map(([path]) => nameOf(path))).toContain(name);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['', false],
])('license %j: %s', (expression, allowed) => {
  expect(allows(expression)).toBe(allowed);
});

/** Packages that the files below a folder import. */
function* importsBelow(folder: string): Generator<string> {
  for (const file of globSync(`${folder}/**/*.ts`)) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import .*|} )from '([^.][^']*)';$/gm))
      yield name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
  }
}

test('packages imported by functions are production dependencies', () => {
  const files = new Set(['functions', 'lib'].flatMap((folder) => [...importsBelow(`netlify/${folder}`)]));
  const names = [...files].filter((name) => !name.startsWith('node:'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(Object.keys(dependencies)).toContain(name);
});

test('every direct dependency is pinned, and explained in docs/packages.md', () => {
  const list = readFileSync('docs/packages.md', 'utf8');
  const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(all)) {
    expect(list, `docs/packages.md: ${name}`).toContain(`\`${name}\``);
    expect(version, name).toMatch(name.startsWith('@types/') ? /^\d/ : /^\d+\.\d+\.\d+$/);
  }
  const named = [...list.matchAll(/^\| (`[^|]+`) \| [^|]{8,} \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`((?:@[\w-]+\/)?[a-z][\w.-]*)`/g)].map(([, name = '']) => name),
  );
  const packages = named.filter((name) => name in all);
  expect(packages.length).toBe(Object.keys(all).length);
});

interface WorkflowStep {
  uses?: string;
  run?: string;
}
interface Workflow {
  jobs: Record<string, { steps: WorkflowStep[] }>;
}
/** What is unsafe about the workflow: actions by a movable tag, expressions that a shell would run. */
const unsafeSteps = (workflow: Workflow): string[] =>
  Object.values(workflow.jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses, run }) => (uses && !/@[0-9a-f]{40}$/.test(uses)) || run?.includes('${{'))
    .map(({ uses, run }) => uses ?? run ?? '');

test('workflows pin actions by hash and have no expressions in shell lines', () => {
  const files = globSync('.github/workflows/*.yml');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(unsafeSteps(parse(readFileSync(file, 'utf8'))), file).toEqual([]);
});

test.each([{ uses: 'actions/checkout@v7' }, { run: `npm run test:look -- origin/\${{ github.base_ref }}` }])(
  '%o is unsafe',
  (step) => {
    expect(unsafeSteps({ jobs: { test: { steps: [step] } } })).toHaveLength(1);
  },
);

test('every package has its hash in the lock file, and none runs an install script', () => {
  expect(locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
  expect(Object.values(allowScripts)).not.toContain(true);
});

test('the bill of materials of a release lists every package, build dependencies too', () => {
  const { jobs }: Workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
  const line = jobs['bill-of-materials']?.steps.find(({ run }) => run?.startsWith('npm sbom'))?.run ?? '';
  const json = execFileSync(line.replace(/ > .*/, ''), { shell: true, encoding: 'utf8', maxBuffer: 2 ** 25 });
  const { components }: { components: { purl: string }[] } = JSON.parse(json);
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.split('?')[0] ?? '')));
  const missing = locked.filter(
    ([path, { version, name = nameOf(path) }]) => !listed.has(`pkg:npm/${name}@${version}`),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});
