import { expect, test } from 'vitest';
import { blockToLines } from '../../src/features/guide/text/block-text.ts';

const href = 'https://www.site.example/ohio-probate-forms';
const printed = (text: string) =>
  blockToLines({ kind: 'paragraph', runs: [{ text: 'See the ' }, { text, href }, { text: ' first.' }] }).join('');

test.each([
  ['forms', `See the forms <${href}>\nfirst.`],
  [href, `See the ${href} first.`],
  ['www.site.example', `See the ${href} first.`],
])('the text version prints the link %j with its address once', (text, expected) => {
  expect(printed(text).replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '));
});
