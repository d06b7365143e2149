import { z } from 'astro/zod';
import { blogTopics } from '../features/blog/post.ts';
import { latestToday } from '../shared/dates.ts';
import { ohioDay } from '../shared/ohio-time.ts';
import { description, reviewed } from './common-fields.ts';
import { fields, publication, text } from './front-matter.ts';

export const blogPostSchema = fields({
  title: text(15, 52, 'Write a title of 15 to 52 characters, best about 45: two lines on a telephone.'),
  /** Three lines on the card, and the description for search engines. `{fact-id}` prints a fact. */
  excerpt: description,
  createdAt: publication('Write the day the post was written, such as 2026-11-21.'),
  /** When readers may see it (in Ohio's time where no offset is given). Without it, `createdAt` counts. */
  publishedAt: publication('Write the day to publish, such as 2026-12-01, or leave the line out.').optional(),
  /** Confirms that `publishedAt` is in the future on purpose. */
  scheduled: z.boolean('Write true or false.').default(false),
  /** Shown on previews only, never in production. */
  draft: z.boolean('Write true or false.').default(false),
  /** A file in `public/images/blog` and the words for a reader who cannot see it. The build measures the file. */
  image: fields({
    src: z
      .string('Put the picture into public/images/blog and name it "/images/blog/….jpg".')
      .startsWith('/images/blog/', 'Put the picture into public/images/blog and name it "/images/blog/….jpg".'),
    alt: text(10, 200, 'Say what the picture shows, for a reader who cannot see it, in 10 to 200 characters.'),
    width: z.int('Write the width of the file in pixels.').positive(),
    height: z.int('Write the height of the file in pixels.').positive(),
  }).optional(),
  topic: z.enum(blogTopics, { error: `Write one of: ${blogTopics.join(', ')}.` }),
  reviewed,
}).refine((post) => post.scheduled || ohioDay(post.publishedAt ?? post.createdAt) <= latestToday(new Date()), {
  path: ['publishedAt'],
  error: 'This date is in the future. Add "scheduled: true" to publish on that day, or write a past date.',
});
