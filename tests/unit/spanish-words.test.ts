import { expect, test } from 'vitest';
import { spanishToEnglish } from '../../src/features/questions/search/spanish-words.ts';

const english = spanishToEnglish({
  'sin testamento': 'without a will',
  testamento: 'will',
  la: '',
  casa: 'house',
  heredero: 'heir',
  'vend*': 'sell',
});

test('the longest phrase counts, then the word, its singular, and what the forms of a verb begin with', () => {
  expect(english('¿Murió SIN testamento?')).toBe('murio without a will');
  expect(english('el testamento')).toBe('el will');
  expect(english('vendió las casas a los herederos')).toBe('sell house a los heir');
});

test('accents and small words are left out, names and sums stay', () => {
  expect(english('la Casa, en Toledo: $4,000.')).toBe('house en toledo $4,000');
  expect(english('')).toBe('');
  expect(spanishToEnglish({})('la casa')).toBe('la casa');
});
