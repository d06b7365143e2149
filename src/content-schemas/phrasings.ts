import { z } from 'astro/zod';

/** Phrasings of questions that a page's sections answer: one file a page, used by the question box only. */
export const phrasingsSchema = z.record(
  z.string(),
  z.array(z.string().max(120, 'Write a shorter phrasing, as somebody would type it on a telephone.')),
);
