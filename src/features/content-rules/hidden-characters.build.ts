import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authoredTextProblems } from '../../shared/authored-text.ts';

/** One line for each character in the content that its author cannot see or did not mean: file, place, what to do. */
export const hiddenCharacters = (root: string): string[] =>
  globSync('src/content/**/*.{md,mdx,yaml,yml,json}', { cwd: root })
    .sort()
    .flatMap((path) => authoredTextProblems(path, readFileSync(join(root, path))));
