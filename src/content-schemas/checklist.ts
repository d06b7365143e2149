import { z } from 'astro/zod';
import { reviewed } from './common-fields.ts';

/** Lists that a reader prints, ticks and fills in. */
export const checklistSchema = z.object({
  title: z.string(),
  /** `tick` puts an empty box before each item, `write` a line to write on after it. */
  kind: z.enum(['tick', 'write']),
  lead: z.string().optional(),
  groups: z.array(z.object({ title: z.string(), items: z.array(z.string().max(110, 'Write a shorter item.')) })),
  reviewed,
});
