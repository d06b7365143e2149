// Which language a message is in.
import { expect, test } from 'vitest';
import { otherLanguage } from '../../src/features/questions/intent/language.ts';

test('a language is answered in itself, in every script; English with mistakes is English', () => {
  for (const [code, message] of [
    ['es', 'mi mamá murió y no dejó testamento, ¿qué hago?'],
    ['es', '¿cuántas actas de defunción pido?'],
    ['fr', 'mon père est mort, qui doit vendre la maison'],
    ['so', 'aabahay wuu dhintay, yaa dhaxlaya guriga'],
    ['ar', 'توفي والدي، ماذا أفعل؟'],
    ['zh', '房子怎么办'],
  ])
    expect(otherLanguage(message ?? '')).toBe(code);
  for (const message of [
    'wat do i do abowt da howse',
    'no will no kids',
    'SEÑORA Lopez left a will, what now for the house',
    'die house is empty',
  ])
    expect(otherLanguage(message)).toBeUndefined();
});

test('a name with "de la" in it, with its capitals, is no other language', () => {
  expect(otherLanguage('Ana de la Torre and Luis de la Torre')).toBeUndefined();
});
