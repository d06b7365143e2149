// Every collection's schema and editorial rule. A rule's message tells the author what to write instead.
// How to write each kind is explained in CONTRIBUTING.md.

import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fields, moment, path, text } from './build/front-matter.ts';
import { part } from './build/guide/part.ts';
import { pages } from './build/pages-loader.ts';
import { blogTopics } from './domain/blog.ts';
import { faqGroups } from './domain/faq.ts';
import { factIdsIn } from './domain/figures.ts';

/** Search engines cut titles and descriptions that are longer, and readers learn nothing from shorter ones. */
const title = text(15, 65, 'Write a title of 15 to 65 characters that says what the page answers.');
const description = text(70, 160, 'Write one or two sentences of 70 to 160 characters, as search results show them.');
const answer = text(60, 600, 'Write the short answer in one to three full sentences, 60 to 600 characters.');
const related = z
  .array(path, 'Name two to six related pages by their paths.')
  .min(2, 'Name at least two related pages, so that no page is a dead end.')
  .max(6, 'Name six related pages at most.');
const icon = z.string('Name an icon of the Lucide set, such as "landmark".');
/** The day a person last read the whole page against its sources. */
const reviewed = moment('Write the day the page was last reviewed, such as 2026-11-21.');
const order = z.int('Write the place in the list as a whole number, from 1.').positive();

/** What a fact's range counts. */
const rangeUnits = ['usd', 'days', 'weeks', 'months', 'years', 'percent'] as const;

const articles = defineCollection({
  loader: pages('articles'),
  schema: fields({
    /** Shown as the heading and, with the brand behind it, as the browser's title. */
    title,
    /** For search engines and shared links. `{fact-id}` prints a fact. */
    description,
    /** The short answer above the text. `{fact-id}` prints a fact. */
    answer,
    /** Place in lists, from the first thing a family needs to the last. */
    order,
    /** Icon from the Lucide set. */
    icon,
    reviewed,
    related,
  }),
});

const topics = defineCollection({
  loader: pages('topics'),
  schema: fields({
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
  schema: fields({
    title,
    description,
    /** The sentence on the card. */
    summary: text(40, 200, 'Write the sentence on the card in 40 to 200 characters.'),
    icon,
    order,
    reviewed,
    related,
  }),
});

const legal = defineCollection({
  loader: pages('legal'),
  schema: fields({
    title,
    description,
    lastUpdated: moment('Write the day of the last change, such as 2025-01-01.'),
    /** Set when the text had to change after `lastUpdated` to stay true of this site. */
    revised: moment('Write the day of the revision, such as 2026-11-21, or leave the line out.').optional(),
  }),
});

const faqs = defineCollection({
  loader: pages('faqs'),
  schema: fields({
    question: z
      .string('Write the question as a family would ask it.')
      .max(110, 'Questions are read on a telephone: 110 characters at most.')
      .endsWith('?', 'Write the question as a question, with a question mark.'),
    group: z.enum(faqGroups, { error: `The group must be one of: ${faqGroups.join(', ')}.` }),
    /** Place inside the group. */
    order,
  }),
});

const blog = defineCollection({
  loader: pages('blog'),
  schema: fields({
    title,
    /** Three lines on the card, and the description for search engines. `{fact-id}` prints a fact. */
    excerpt: description,
    createdAt: moment('Write the day the post was written, such as 2026-11-21.'),
    /** When readers may see it (UTC where no offset is given). Without it, `createdAt` counts. */
    publishedAt: moment('Write the day to publish, such as 2026-12-01, or leave the line out.').optional(),
    /** Says that a `publishedAt` in the future is meant. */
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
  }).refine((post) => post.scheduled || (post.publishedAt ?? post.createdAt) <= new Date(), {
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
  schema: fields({
    /** As printed inside a sentence. */
    value: z.string('Write the value as it stands inside a sentence, in quotes: "$35,000".'),
    /** The value as numbers, for drawing bars. */
    range: fields({
      low: z.number('Write the lowest value as a number.'),
      high: z.number('Write the highest value as a number; the lowest once more where there is only one.'),
      unit: z.enum(rangeUnits, { error: `Write one of: ${rangeUnits.join(', ')}.` }),
      /** "or more" */
      open: z.boolean('Write true where the value means "or more".').default(false),
    }).optional(),
    /** The days of death for which the figure holds: the first one, and the first one after it that has another. */
    deaths: fields({
      from: moment('Write the first day of death for which it holds, such as 1994-11-09.').optional(),
      before: moment('Write the first day of death for which it no longer holds, such as 1994-11-09.').optional(),
    }).optional(),
    /** One sentence: what the figure covers, and what it does not. */
    covers: text(20, 500, 'Say in a sentence of 20 to 500 characters what the figure covers, and what it does not.'),
    /** Statute section, rule or form. */
    section: z.string('Write the section, rule or form, such as "R.C. 2113.03".').optional(),
    source: z.string('Name the page or paper that was read.').optional(),
    url: z.url('Write the address of the page that was read, with https://.').optional(),
    /** The day the source was read; for an estimate, the day it was last reviewed. */
    checked: moment('Write the day the source was read, such as 2026-11-21.'),
    /** A: the statute's or a court's own page was read. B: secondary sources agree. S: our own estimate. */
    grade: z.enum(['A', 'B', 'S'], {
      error: 'Grade A, B or S only. A figure that nobody could verify (X) is not shipped: write "ask the court".',
    }),
    /** A reservation, printed beside the source. */
    note: z.string('Write the note as a sentence.').optional(),
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

/** What the visitor tools apply, in words: the computing is in src/features/law, the figures are facts. */
const rules = defineCollection({
  loader: file('./src/content/rules.yaml'),
  schema: fields({
    label: text(4, 80, 'Name the rule in 4 to 80 characters.'),
    /** What the law says, in plain words. `{fact-id}` prints a fact. */
    text: text(15, 420, 'Say in one to four sentences of 15 to 420 characters what the law says.'),
    /** For a rule that two sides read differently. */
    readings: fields({ creditor: z.string(), executor: z.string() }).optional(),
    section: z.string('Write the section or rule, such as "R.C. 2113.03".').optional(),
    source: z.string('Name what was read.'),
    url: z.url('Write the address of the page that was read, with https://.').optional(),
    checked: moment('Write the day the source was read, such as 2026-11-21.'),
    grade: z.enum(['A', 'B', 'C'], { error: 'Write grade A, B or C.' }),
    note: z.string('Write the note as a sentence.').optional(),
  }).refine((rule) => rule.grade !== 'C' || factIdsIn(rule.text).length === 0, {
    path: ['text'],
    error: 'A rule of grade C shows no figure: say who to ask.',
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

/** Lists that a reader prints, ticks and fills in. */
const checklists = defineCollection({
  loader: file('./src/content/checklists.yaml'),
  schema: z.object({
    title: z.string(),
    /** `tick` puts an empty box before each item, `write` a line to write on after it. */
    kind: z.enum(['tick', 'write']),
    lead: z.string().optional(),
    groups: z.array(z.object({ title: z.string(), items: z.array(z.string().max(110, 'Write a shorter item.')) })),
    reviewed,
  }),
});

/** A chapter of the guide that visitors download: its own words in the body, then `parts` of the site's pages. */
const guide = defineCollection({
  loader: pages('guide'),
  schema: z.object({
    title: z.string(),
    /** Place in the guide. */
    order: z.int().positive(),
    /** Drawn beside the chapter's title. */
    illustration: z.enum(['calendar', 'courthouse', 'folder', 'house', 'people']).optional(),
    /** Printed small: to look things up, not to read through. */
    reference: z.boolean().default(false),
    reviewed,
    parts: z.array(part).default([]),
    /** The page that says more. */
    more: path.optional(),
  }),
});

/** How families ask for what a page's sections answer: one file a page, read by the question box only. */
const phrasings = defineCollection({
  loader: glob({ base: './src/content/phrasings', pattern: '*.yaml' }),
  schema: z.record(
    z.string(),
    z.array(z.string().max(120, 'Write a shorter phrasing, as somebody would type it on a telephone.')),
  ),
});

/** Messages as people type them, by their kind: the question box learns from them what is not a question. */
const messageKinds = defineCollection({
  loader: file('./src/content/message-kinds.yaml', {
    parser: (text) => Object.fromEntries(Object.entries(parse(text)).map(([kind, messages]) => [kind, { messages }])),
  }),
  schema: z.object({ messages: z.array(z.string().max(200, 'Write a shorter message.')) }),
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
  rules,
  glossary,
  corrections,
  checklists,
  guide,
  messageKinds,
  phrasings,
  replies,
};
