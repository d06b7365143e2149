import { z } from 'astro/zod';

/** Messages as people type them, by their kind: the question box learns from them what is not a question. */
export const messageExamplesSchema = z.record(z.string(), z.array(z.string().max(200, 'Write a shorter message.')));
