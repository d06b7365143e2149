// Where files belong, and which way they may import: enforces the project structure of README.md.
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** What each layer may import from, besides itself. Everything may import `src/site.ts`. */
const layers: Record<string, string[]> = {
  'src/pages': ['src/layouts', 'src/components', 'src/features', 'src/shared', 'src/illustrations'],
  'src/patterns': ['src/layouts', 'src/components', 'src/features', 'src/shared', 'src/styles'],
  'src/layouts': ['src/components', 'src/features', 'src/shared', 'src/styles'],
  'src/components': ['src/features', 'src/shared', 'src/styles', 'src/illustrations'],
  'src/integrations': ['src/features', 'src/shared', 'netlify/local'],
  'src/content-schemas': ['src/features', 'src/shared'],
  'src/shared': ['src/styles'],
  'netlify/functions': ['netlify/lib', 'src/features', 'src/shared'],
  'netlify/lib': ['src/features', 'src/shared'],
  'netlify/local': ['netlify/lib', 'src/features', 'src/shared'],
  'netlify/operator': ['netlify/lib', 'netlify/local', 'src/features', 'src/shared'],
  bench: ['tests/support', 'netlify', 'src'],
  'tests/support': ['tests/fixtures', 'netlify', 'src'],
  'tests/fixtures': ['src'],
  tests: ['tests/support', 'tests/fixtures', 'netlify', 'src'],
};

/** Which features each feature may use, besides those that any may use. A pair in both directions would be a circle. */
const features: Record<string, string[]> = {
  analytics: [],
  answers: ['facts'],
  blog: ['facts', 'prose'],
  chatbot: ['questions', 'facts', 'seo'],
  consent: [],
  'content-rules': ['facts', 'identity'],
  counties: ['facts'],
  'court-forms': ['facts'],
  'deploy-skew': [],
  'exit-offer': ['guide', 'leads'],
  facts: [],
  guide: ['answers', 'counties', 'facts', 'prose', 'seo'],
  health: ['blog', 'questions'],
  identity: ['leads'],
  launch: ['content-rules', 'identity'],
  leads: ['guide', 'page-votes'],
  law: ['facts'],
  letters: ['facts'],
  'live-data': ['answers', 'blog'],
  navigation: [],
  'page-votes': ['answers'],
  plan: ['counties', 'court-forms', 'facts', 'law', 'leads', 'seo', 'tools'],
  preview: [],
  prose: ['facts'],
  questions: ['answers', 'blog', 'counties', 'court-forms', 'facts', 'law', 'letters', 'page-votes', 'prose', 'tools'],
  search: [],
  seo: ['answers', 'counties'],
  'share-images': ['blog', 'seo'],
  toasts: [],
  tools: ['facts', 'law', 'leads'],
};
const forAll = ['toasts', 'consent', 'analytics'];
const featureMayUse = /^src\/(shared|content)\//;
const featureBuildMayUse = /^src\/(shared|content|styles|components|content-schemas)\//;

/**
 * What a file may use by its ending. A `.build.ts` file may also render what `src/components` holds, and read by the
 * schemas.
 */
const endings = {
  plain: {
    packages: /^(?:node:|astro|@astrojs|react|@nanostores|@netlify|radix-ui|ai$|@ai-sdk)/,
    files: /\.build\.|\.browser\.|\.tsx$|\.astro$/,
  },
  browser: { packages: /^(?:node:|astro|react|@netlify|ai$|@ai-sdk)/, files: /\.build\.|\.tsx$|\.astro$/ },
  island: { packages: /^(?:node:|astro|@netlify|ai$|@ai-sdk)/, files: /\.build\.|\.astro$/ },
  build: { packages: /^(?:ai$|@ai-sdk)/, files: /\.browser\./ },
};
const endingOf = (file: string): keyof typeof endings | undefined => {
  if (!/^src\/(features|shared)\//.test(file) || /\/store\.ts$/.test(file)) return undefined;
  if (/\.build\.tsx?$/.test(file)) return 'build';
  if (/\.browser\.ts$/.test(file)) return 'browser';
  // What draws the PDF is React too, and runs in the build alone.
  if (file.startsWith('src/features/guide/pdf/')) return 'build';
  return file.endsWith('.tsx') ? 'island' : 'plain';
};

const importing =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** What a file imports, types too unless only what runs counts. A text may look like code, so texts are taken out. */
const importsOf = (file: string, { types = true } = {}): string[] => {
  const code = (sources.get(file) ?? '').replace(/`[^`]*`/g, '``').replace(/\{[^}]*\}/g, '{}');
  const counted = types ? code : code.replace(/(?:^|\n)\s*(?:import|export) type\b[^;]*;/g, '\n');
  return [...counted.matchAll(importing)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
};

const layerOf = (path: string): string =>
  Object.keys(layers)
    .filter((layer) => path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0] ?? '';
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const files = await Array.fromAsync(glob('{src,netlify,tests,bench}/**/*.{ts,tsx,astro}'));
const sources = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
const targetOf = (file: string, specifier: string) => normalize(join(dirname(file), specifier));

test('imports follow the allowed directions', () => {
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) => {
    const layer = layerOf(file);
    const feature = featureOf(file);
    return importsOf(file).flatMap((specifier) => {
      if (!specifier.startsWith('.')) {
        const isModel = /^(?:ai$|@ai-sdk\/)/.test(specifier);
        return isModel && file !== 'netlify/lib/model.ts' ? [`${file} imports ${specifier}: only one file may`] : [];
      }
      const target = targetOf(file, specifier);
      if (target === 'src/site.ts' || target === 'playwright.config.ts' || (layer && target.startsWith(`${layer}/`)))
        return [];
      const other = featureOf(target);
      const mayUse = () => {
        if (!feature) return !layer || layers[layer]?.some((other) => target.startsWith(`${other}/`));
        if (other) return [feature, ...(features[feature] ?? []), ...forAll].includes(other);
        const besides = /\.build\.tsx?$/.test(file) ? featureBuildMayUse : featureMayUse;
        return besides.test(target);
      };
      return mayUse() ? [] : [`${file} imports ${target}`];
    });
  });
  expect(wrong).toEqual([]);
});

/** What is imported from here, directly or not. Whoever is in it itself is in a circle. */
function reached(graph: Record<string, string[]>, from: string, seen = new Set<string>()): Set<string> {
  for (const next of graph[from] ?? []) if (!seen.has(next)) reached(graph, next, seen.add(next));
  return seen;
}
const inCircles = (graph: Record<string, string[]>) => Object.keys(graph).filter((one) => reached(graph, one).has(one));

test('there are no circular imports', () => {
  const imports = files.map((file) => [
    file,
    importsOf(file, { types: false })
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => targetOf(file, specifier)),
  ]);
  expect(inCircles(Object.fromEntries(imports))).toEqual([]);
  // A circle of two, behind a third, is noticed.
  expect(inCircles({ c: ['a'], a: ['b'], b: ['a'] })).toEqual(['a', 'b']);
});

test('a file imports only what its ending allows', () => {
  const wrong = files.flatMap((file) => {
    const ending = endingOf(file);
    if (!ending) return [];
    const { packages, files: others } = endings[ending];
    return importsOf(file, { types: false })
      .filter((one) => (one.startsWith('.') ? others.test(targetOf(file, one)) : packages.test(one)))
      .map((one) => `${file} imports ${one}`);
  });
  expect(wrong).toEqual([]);
});

test('every feature is listed, and no two features depend on each other', () => {
  const folders = new Set(files.flatMap((file) => featureOf(file) ?? []));
  expect(Object.keys(features).sort()).toEqual([...folders].sort());
  expect(inCircles(features)).toEqual([]);
});

test('a plain file uses neither the document nor storage', () => {
  for (const file of files.filter((one) => endingOf(one) === 'plain')) {
    const code = (sources.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
    expect(code, file).not.toMatch(/\b(?:window|document|localStorage|sessionStorage)\./);
  }
});
