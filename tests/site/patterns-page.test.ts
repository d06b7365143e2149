// The page of all patterns is for previews and development: what goes live knows nothing of it. What a preview has of
// content-rules.test.ts builds one and tests it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patternsPath } from '../../src/features/preview/patterns-path.ts';
import { dist } from '../support/built-pages.ts';

test('the live site has no patterns page and no link to it', () => {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ name }) => /^(?:patterns|overlays)\b/i.test(name))).toEqual([]);
  const naming = files
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => /\.(?:html|js|json|xml|txt|webmanifest)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(`${patternsPath}"`) || file.endsWith(`${patternsPath}.html`));
  expect(naming).toEqual([]);
});
