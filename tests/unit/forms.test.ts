// The list of standard forms: numbers, titles, and the filter.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formSchema } from '../../src/content-schemas/form.ts';
import { matchesForm } from '../../src/features/court-forms/match-form.ts';

const source = parse(readFileSync('src/content/forms.yaml', 'utf8')) as Record<string, object>;
const forms = Object.values(source).map((form, order) => formSchema.parse({ order, ...form }));

test('exactly the forms of grade A or B have a number', () => {
  expect(forms.filter(({ number }) => number).length).toBeGreaterThan(15);
  for (const { grade, number, title } of forms) expect(grade === 'C', title).toBe(number === undefined);
  const [numbered] = Object.values(source);
  expect(formSchema.safeParse({ order: 0, ...numbered, grade: 'C' }).success).toBe(false);
  expect(formSchema.safeParse({ order: 0, ...numbered, number: undefined }).success).toBe(false);
});

test('numbers and titles are unique, and numbers ascend', () => {
  const titles = forms.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const numbers = forms.flatMap(({ number }) => (number ? [number.split(/[. ]/).slice(0, 2).map(Number)] : []));
  const sorted = numbers.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(numbers).toEqual(sorted);
});

const inventory = {
  words: 'Form 6.0: Inventory and Appraisal What the estate owns',
  situations: ['will', 'no-will', 'house'],
};

test.each([
  ['', '', true],
  ['', 'inventory', true],
  ['', 'inv', true],
  ['', 'form for inventory', true],
  ['', 'which form is the APPRAISAL', true],
  ['', '6.0', true],
  ['', 'inventory. ', true],
  ['', 'Form 6.0.', true],
  ['', 'form', true],
  ['', 'transfer', false],
  ['house', '', true],
  ['house', 'inventory', true],
  ['closing', '', false],
  ['closing', 'inventory', false],
])('situation %j, words %j: %s', (situation, typed, matches) => {
  expect(matchesForm(inventory, situation, typed)).toBe(matches);
});
