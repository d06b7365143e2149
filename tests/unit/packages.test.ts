// What this product is built from: every package under a licence that lets it be used, and every direct one with a
// reason in docs/packages.md.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  license?: string;
  dev?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<
  string,
  Record<string, string>
>;
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(([path]) => path);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Licences that let a closed or open site use the package, given that nothing of the package itself is changed. */
const usable = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);
/** Only while the site is built, or not at all in what is shipped: names and where their licence was read. */
const exceptions: Record<string, string> = {
  callsite: 'MIT, says its Readme.md',
  'png-js': 'MIT, says its LICENSE',
  '@netlify/binary-info': 'Apache 2, not written as SPDX does',
  'spdx-exceptions': 'CC-BY-3.0: a list of names, by the SPDX authors',
  'caniuse-lite': 'CC-BY-4.0: data about browsers, read by Babel in mutation testing',
};
/** The image library is linked, unchanged, while the site is built; its licence asks no more than that. */
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
])('licence %j: %s', (expression, allowed) => {
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
  for (const name of names) expect(Object.keys(dependencies ?? {})).toContain(name);
});

test('every direct dependency is pinned, and explained in docs/packages.md', () => {
  const list = readFileSync('docs/packages.md', 'utf8');
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
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
