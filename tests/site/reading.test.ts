import { fleschKincaid } from 'flesch-kincaid';
import type { HTMLElement } from 'node-html-parser';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { answerPaths, indexedPages, visibleText } from '../support/built-pages.ts';

/** Answers have a grade of their own: tests/unit/answers.test.ts. */
const articles = indexedPages.filter(
  ({ path, root }) => root.querySelector('.reading .prose') && !answerPaths.has(path),
);

/** Flesch–Kincaid grade of running text; the court's own terms are left out, each block ends a sentence. */
function grade(prose: HTMLElement): number {
  const copy = prose.clone() as HTMLElement;
  for (const left of copy.querySelectorAll('dfn, table, .bars, h2, h3')) left.remove();
  const text = copy
    .querySelectorAll('p, li')
    .map((block) => visibleText(block).replace(/[^.!?]$/, '$&.'))
    .join(' ');
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return fleschKincaid({
    sentence: text.match(/[.!?:]+(\s|$)/g)?.length ?? 1,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

test.each(articles)('$path reads at grade 9 or below', ({ root }) => {
  const prose = root.querySelector('.prose');
  expect(prose && grade(prose)).toBeGreaterThan(2);
  expect(prose && grade(prose)).toBeLessThanOrEqual(9);
});
