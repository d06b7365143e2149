// Every collection's schema and editorial rule. A rule's message tells the author what to write instead.
// How to write each kind is explained in CONTRIBUTING.md.

import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { duplicateSlugs } from './domain/editorial.ts';
import { faqGroups } from './domain/faq.ts';

/** Search engines cut titles and descriptions that are longer, and readers learn nothing from shorter ones. */
const title = z
  .string()
  .min(15, 'The title is too short to say what the page answers. Write 15 to 65 characters.')
  .max(65, 'The title is longer than search results show. Write 15 to 65 characters.');
const description = z
  .string()
  .min(70, 'The description is too short. Write one or two sentences of 70 to 160 characters.')
  .max(160, 'The description is longer than search results show. Write 70 to 160 characters.');
const answer = z
  .string()
  .min(60, 'The short answer is too short to answer anything. Write one to three full sentences.')
  .max(600, 'The short answer is too long to read at a glance. Write one to three sentences, 600 characters at most.');
const path = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'Write a path on this site, such as "/cost-of-probate-in-ohio".');
const related = z.array(path).min(2, 'Name at least two related pages, so that no page is a dead end.').max(6);
/** The day a person last read the whole page against its sources. */
const reviewed = z.coerce.date({ error: 'Write the day the page was last reviewed, such as 2026-11-21.' });

const pages = (folder: string) =>
  glob({ base: `./src/content/${folder}`, pattern: '**/*.{md,mdx}', generateId: duplicateSlugs(folder) });

const articles = defineCollection({
  loader: pages('articles'),
  schema: z.object({
    /** Shown as the heading and, with the brand behind it, as the browser's title. */
    title,
    /** For search engines and shared links. `{fact-id}` prints a fact. */
    description,
    /** The short answer above the text. `{fact-id}` prints a fact. */
    answer,
    /** Place in lists, from the first thing a family needs to the last. */
    order: z.int().positive(),
    /** Icon from the Lucide set. */
    icon: z.string(),
    reviewed,
    related,
  }),
});

const topics = defineCollection({
  loader: pages('topics'),
  schema: z.object({
    title,
    description,
    answer,
    /** The full article this page is the short form of. */
    article: path,
    /** Titles of other topic pages or articles: each must be, once slugified, a slug under /probate. */
    relatedLinks: z.array(z.string()).min(2, 'Name at least two related titles.'),
    reviewed,
  }),
});

const services = defineCollection({
  loader: pages('services'),
  schema: z.object({
    title,
    description,
    /** The sentence on the card. */
    summary: z.string().min(40).max(200),
    icon: z.string(),
    order: z.int().positive(),
    reviewed,
    related,
  }),
});

const legal = defineCollection({
  loader: pages('legal'),
  schema: z.object({
    title,
    description,
    lastUpdated: z.coerce.date(),
    /** Set when the text had to change after `lastUpdated` to stay true of this site. */
    revised: z.coerce.date().optional(),
  }),
});

const faqs = defineCollection({
  loader: pages('faqs'),
  schema: z.object({
    question: z
      .string()
      .max(110, 'Questions are read on a telephone: 110 characters at most.')
      .endsWith('?', 'Write the question as a question, with a question mark.'),
    group: z.enum(faqGroups, { error: `The group must be one of: ${faqGroups.join(', ')}.` }),
    /** Place inside the group. */
    order: z.int().positive(),
  }),
});

const blog = defineCollection({
  loader: pages('blog'),
  schema: z
    .object({
      title,
      /** Three lines on the card, and the description for search engines. */
      excerpt: description,
      createdAt: z.coerce.date({ error: 'Write the day the post was written, such as 2026-11-21.' }),
      /** When readers may see it (UTC where no offset is given). Without it, `createdAt` counts. */
      publishedAt: z.coerce.date().optional(),
      /** Says that a `publishedAt` in the future is meant. */
      scheduled: z.boolean().default(false),
      /** Shown on previews only, never in production. */
      draft: z.boolean().default(false),
      /** A file in `public/images/blog` and the words for a reader who cannot see it. */
      image: z
        .object({
          src: z
            .string()
            .startsWith('/images/blog/', 'Put the picture into public/images/blog and name it "/images/blog/….".'),
          alt: z
            .string()
            .min(10, 'Say what the picture shows, for a reader who cannot see it (at least 10 characters).'),
          width: z.int().positive(),
          height: z.int().positive(),
        })
        .optional(),
      topic: z.enum(['court', 'costs', 'house', 'family'], {
        error: 'The topic must be one of: court, costs, house, family.',
      }),
      reviewed,
    })
    .refine((post) => post.scheduled || (post.publishedAt ?? post.createdAt) <= new Date(), {
      path: ['publishedAt'],
      error: 'This date is in the future. Add "scheduled: true" to publish on that day, or write a past date.',
    }),
});

const counties = defineCollection({
  loader: file('./src/content/counties.yaml'),
  schema: z.object({
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
  }),
});

const facts = defineCollection({
  loader: file('./src/content/facts.yaml'),
  schema: z
    .object({
      /** As printed inside a sentence. */
      value: z.string(),
      /** The value as numbers, for drawing bars. */
      range: z
        .object({
          low: z.number(),
          high: z.number(),
          unit: z.enum(['usd', 'days', 'weeks', 'months', 'years', 'percent']),
          /** "or more" */
          open: z.boolean().default(false),
        })
        .optional(),
      /** One sentence: what the figure covers, and what it does not. */
      covers: z.string().min(20, 'Say in one sentence what the figure covers.'),
      /** Statute section, rule or form. */
      section: z.string().optional(),
      source: z.string().optional(),
      url: z.url().optional(),
      /** The day the source was read; for an estimate, the day it was last reviewed. */
      checked: z.coerce.date(),
      /** A: the statute's or a court's own page was read. B: secondary sources agree. S: our own estimate. */
      grade: z.enum(['A', 'B', 'S'], {
        error: 'Grade A, B or S only. A figure that nobody could verify (X) is not shipped: write "ask the court".',
      }),
      note: z.string().optional(),
    })
    .refine((fact) => fact.grade === 'S' || fact.source, {
      path: ['source'],
      error: 'A fact of grade A or B names its source.',
    })
    .refine((fact) => fact.grade !== 'S' || !(fact.source || fact.url), {
      path: ['source'],
      error: 'Grade S is our own estimate and has no source. Give the grade of the source you found, or leave it out.',
    }),
});

const glossary = defineCollection({
  loader: file('./src/content/glossary.yaml'),
  schema: z.object({
    term: z.string(),
    meaning: z.string().min(30, 'Explain the term in one or two plain sentences.'),
    section: z.string().optional(),
  }),
});

/** Wrong claims in circulation, each set against the law on /heard-elsewhere. The body says what the law says. */
const corrections = defineCollection({
  loader: pages('corrections'),
  schema: z.object({
    title,
    /** The wrong sentence as people hear it. Its figures are exceptions, named in src/build/figure-exceptions.ts. */
    claim: z.string().endsWith('.', 'Write the claim as one full sentence.'),
    /** Who can say what holds in a reader's own case. */
    ask: z.string().min(30, 'Say in a sentence or two who to ask, and about what.'),
    order: z.int().positive(),
  }),
});

/** What the assistant page says, one entry a reply. */
const replies = defineCollection({
  loader: file('./src/content/replies.yaml'),
  schema: z.object({
    /** The suggested question that this reply answers. */
    question: z.string().endsWith('?', 'Write the question as a question, with a question mark.').optional(),
    /** Plain text; line breaks stay. `{fact-id}` prints a fact. */
    text: z.string().min(60, 'The reply is too short to help anyone. Write at least one full sentence.'),
    /** Where to read more, the article first. */
    more: z.array(path).default([]),
  }),
});

export const collections = {
  articles,
  topics,
  services,
  legal,
  faqs,
  blog,
  counties,
  facts,
  glossary,
  corrections,
  replies,
};
