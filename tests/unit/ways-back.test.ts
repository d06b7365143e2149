import { expect, test } from 'vitest';
import { withWaysBack } from '../../src/integrations/postprocess-html/ways-back.ts';

const figure = (id: string) => `<a class="fact" href="#source-${id}">3 months</a>`;
const entry = (id: string) => `<li id="source-${id}"> <strong>3 months</strong>: What it covers. </li>`;

test('an entry leads back to the first place of its figure, and only that place is named', () => {
  const page = withWaysBack(`<p>${figure('a')} ${figure('a')} ${figure('unlisted')}</p><ul>${entry('a')}</ul>`);
  expect(page.match(/id="fact-/g)).toHaveLength(1);
  expect(page).toContain('<p><a class="fact" id="fact-a" href="#source-a">');
  expect(page).toContain('<a class="no-print" href="#fact-a">Back to the text</a></li>');
});

test('an entry whose figure stands in plain words stays as it is', () => {
  expect(withWaysBack(entry('a'))).toBe(entry('a'));
});
