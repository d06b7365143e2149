import { z } from 'astro/zod';
import { maxPhraseLength } from '../features/questions/search/spanish-words.ts';

/** Spanish words, keyed without accents, with the English words that these pages use. */
export const spanishWordsSchema = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(?: [a-z0-9]+)*\*?$/, 'Write it in small letters without accents.')
    .refine((phrase) => phrase.split(' ').length <= maxPhraseLength, 'Write a shorter phrase.'),
  z.string(),
);
