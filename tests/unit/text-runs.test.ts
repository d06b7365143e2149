import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createElement } from '../../src/shared/jsx/text-runs.tsx';

const bold = createElement('b', { children: 'b' });

// An element beside a text is what a translator's replacement of the text would break.
test.each<[what: string, children: ReactNode, html: string]>([
  ['a text alone', 'a', 'a'],
  ['neighboring texts and numbers', ['a', 1, '', 'c'], 'a1c'],
  ['a text that is hidden', ['a', false], 'a'],
  ['a text before an element', ['a', bold], '<text-run>a</text-run><b>b</b>'],
  [
    'texts around an element',
    ['a', 1, bold, ' c', null, 'd'],
    '<text-run>a1</text-run><b>b</b><text-run> cd</text-run>',
  ],
  ['elements alone', [bold, null], '<b>b</b>'],
])('%s', (_what, children, html) => {
  expect(renderToStaticMarkup(createElement('p', { children }, undefined, true))).toBe(`<p>${html}</p>`);
});
