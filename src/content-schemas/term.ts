import { z } from 'astro/zod';

export const termSchema = z.object({
  term: z.string(),
  meaning: z.string().min(30, 'Explain the term in one or two plain sentences.'),
  section: z.string().optional(),
});
