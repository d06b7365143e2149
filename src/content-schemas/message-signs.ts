import { z } from 'astro/zod';
import { fields } from './front-matter.ts';

const phrases = z.record(
  z
    .string()
    .regex(
      /^(?:\^|\$|\.\.\.|[\p{L}\p{N}|*]+\??)(?: (?:\^|\$|\.\.\.|[\p{L}\p{N}|*]+\??))*$/u,
      'Write small letters without marks.',
    ),
  z.string('Write an example beside the phrase.'),
  'Write phrases, each with an example.',
);

const sign = {
  is: z.string(),
  says: phrases,
  but: phrases.optional(),
  unless: phrases.optional(),
  unlessBefore: phrases.optional(),
  only: z.string().optional(),
};

/** Phrases that show a message is not a plain question; syntax: src/content/message-signs.yaml. */
export const messageSignsSchema = fields(sign);

/** Local court practices: how a message asks for one, and how a court's own line states it. */
export const courtPracticesSchema = fields({ ...sign, tells: phrases.optional(), tellsNot: phrases.optional() });

const names = z.string().regex(/^[a-z ,\n]+$/, 'Write names in small letters, with commas between.');

/** Places outside Ohio, and phrases that put the estate there. */
export const placesSchema = fields({
  states: names,
  countries: names,
  cities: names,
  short: names,
  anywhere: names,
  afterTown: names,
  townsToo: names,
  namesToo: names,
  townsElsewhere: names,
  people: names,
  things: names,
  notPlaces: phrases,
  livesElsewhere: phrases,
  estateElsewhere: phrases,
});
