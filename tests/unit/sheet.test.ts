// A tool's result in the notes of a sale request, and out of them again.
import { expect, test } from 'vitest';
import { leadLimits } from '../../src/features/leads/lead.ts';
import { type Sheet, sheetNotes, splitSheet } from '../../src/features/leads/sheet.ts';

const sheet: Sheet = {
  title: 'What does your deed say?',
  lines: [
    { label: 'The deed?', value: 'two names and nothing else' },
    { label: 'Offer', value: '$150,000' },
  ],
};
const notes = 'My sheet: What does your deed say?\nThe deed: two names and nothing else\nOffer: $150,000';

test('a line for each fact, whatever line ends a value has; whether the deed was found only where it is known', () => {
  expect(sheetNotes(sheet)).toBe(notes);
  expect(sheetNotes({ ...sheet, hasDeed: true })).toContain('\nThe deed: found\n');
  expect(sheetNotes({ ...sheet, hasDeed: false })).toContain('\nThe deed: not found yet\n');
  expect(sheetNotes({ ...sheet, lines: [{ label: 'Notes', value: ' one\r\n\r\ntwo\u2028three ' }] })).toMatch(
    /\nNotes: one two three$/,
  );
});

test.each([
  ['alone', notes, '', notes],
  ['before what the visitor wrote', `${notes}\n\nPlease call.\nThanks.`, 'Please call.\nThanks.', notes],
  [
    'between',
    `Contact preference: phone\n${notes}\n\nPlease call.`,
    'Contact preference: phone\n\nPlease call.',
    notes,
  ],
  ['without its heading', 'Offer: $150,000', 'Offer: $150,000', ''],
  ['cut to its heading', 'My sheet: x', '', 'My sheet: x'],
  ['not there', 'I saw my sheet: it was wet.', 'I saw my sheet: it was wet.', ''],
  ['twice', `${notes}\n\n${notes}`, notes, notes],
  ['empty', '', '', ''],
])('a sheet that is %s', (_name, all, words, part) => {
  expect(splitSheet(all)).toEqual({ message: words, sheet: part });
});

test('many headings take no time', () => {
  const many = 'My sheet: \n'.repeat(leadLimits.notes / 10);
  expect(splitSheet(many).sheet.length).toBeGreaterThan(leadLimits.notes / 2);
});
