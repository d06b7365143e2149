import { reference } from 'astro:content';
import { z } from 'astro/zod';
import { fields } from './front-matter.ts';

const way = 'Write the way through the court: full-administration, release or summary-release.';
const ids = 'Write a list of ids of src/content/forms.yaml.';

/** The forms of one way through the court, by stage: the plan prints the same list for everybody. */
export const formPathSchema = fields({
  way: z.enum(['full-administration', 'release', 'summary-release'], { error: way }),
  stages: z.array(
    fields({
      title: z.string('Write the words above the list.'),
      /** Only those with a number, which a court's page or other sources confirmed. */
      forms: z.array(reference('forms'), ids),
    }),
    'Write a list of stages.',
  ),
});
