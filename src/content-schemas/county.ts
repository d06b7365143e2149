import { z } from 'astro/zod';

export const countySchema = z.object({
  name: z.string(),
  seat: z.string(),
  /** Only what was found on the court's own pages; left out rather than guessed. */
  court: z
    .object({
      name: z.string(),
      url: z.url(),
      address: z.string().optional(),
      phone: z.string().optional(),
      /** The year of the page an address or number was read from. */
      asOf: z.string().optional(),
      grade: z.enum(['A', 'B']),
      note: z.string().optional(),
    })
    .optional(),
});
