import { z } from 'astro/zod';

/** Messages as people type them, by intent: training examples for the question box's classifier. */
export const messageExamplesSchema = z.record(z.string(), z.array(z.string().max(200, 'Write a shorter message.')));
