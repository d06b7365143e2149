import { expect, test } from 'vitest';
import { textBlocks } from '../../src/features/questions/text-blocks.ts';

test('lines become paragraphs, and consecutive bullets one list', () => {
  expect(textBlocks('One.\nTwo:\n• first\n•second\nThree.\n• third')).toEqual([
    { paragraph: 'One.' },
    { paragraph: 'Two:' },
    { items: ['first', 'second'] },
    { paragraph: 'Three.' },
    { items: ['third'] },
  ]);
});

test('empty lines are dropped; markup and bullets inside a line remain text', () => {
  expect(textBlocks('\n\n <b>One</b> • two\n \n\nTwo.\n')).toEqual([
    { paragraph: '<b>One</b> • two' },
    { paragraph: 'Two.' },
  ]);
  expect(textBlocks('')).toEqual([]);
});
