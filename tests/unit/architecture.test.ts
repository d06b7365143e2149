// Which way things may import: the house's one rule (README, "The house").
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** What each folder may import from, besides itself. `src/site.ts` is for everyone. */
const allowed: Record<string, string[]> = {
  'src/pages': ['src/layouts', 'src/behaviors', 'src/components', 'src/islands', 'src/build', 'src/domain'],
  'src/layouts': ['src/components', 'src/behaviors', 'src/islands', 'src/build', 'src/domain', 'src/styles'],
  'src/components': ['src/build', 'src/domain'],
  'src/build': ['src/domain', 'src/components', 'src/styles'],
  'src/islands': ['src/stores', 'src/domain', 'src/styles'],
  'src/stores': ['src/domain'],
  'src/behaviors': ['src/stores', 'src/domain'],
  'src/domain': [],
  'netlify/functions': ['netlify/lib', 'src/domain'],
  'netlify/lib': ['src/domain'],
  'netlify/local': ['netlify/lib', 'src/domain'],
};
const runtimes = /^(node:|astro|@astrojs|react|@netlify|radix-ui|ai$|@ai-sdk)/;
const importing =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const folderOf = (path: string) =>
  Object.keys(allowed)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

async function importsOf(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  return [...source.replace(/\{[^}]*\}/g, '{}').matchAll(importing)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );
}

const files = await Array.fromAsync(glob('{src,netlify}/**/*.{ts,tsx,astro}'));

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s imports downwards only', async (file) => {
  const own = folderOf(file);
  for (const specifier of await importsOf(file)) {
    if (!specifier.startsWith('.')) {
      if (/^(?:ai$|@ai-sdk\/)/.test(specifier)) expect(file, 'the one door to a model').toBe('netlify/lib/model.ts');
      if (own === 'src/domain') expect(specifier, `${file} must run anywhere`).not.toMatch(runtimes);
      continue;
    }
    const target = normalize(join(dirname(file), specifier));
    if (!own || target === 'src/site.ts' || target.startsWith(`${own}/`)) continue;
    expect(allowed[own]?.some((folder) => target.startsWith(`${folder}/`)) ?? true, `${file} imports ${target}`).toBe(
      true,
    );
  }
});
