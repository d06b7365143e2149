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

/** What shows that a message is no plain question: src/content/message-signs.yaml says how phrases are written. */
export const messageSignsSchema = fields(sign);

/** What a court can do in its own way, how a message asks for it, and how a court's own line tells it. */
export const courtPracticesSchema = fields({ ...sign, tells: phrases.optional(), tellsNot: phrases.optional() });

const names = z.string().regex(/^[a-z ,\n]+$/, 'Write names in small letters, with commas between.');

/** Places outside Ohio, and what shows that an estate is there. */
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
