// The list of collections. Each schema, with its editorial rules, is a file of its own in src/content-schemas/; a
// rule's message tells the author what to write instead. How to write each kind is explained in CONTRIBUTING.md.
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { answerSchema } from './content-schemas/answer.ts';
import { answerTopicSchema, misplacedAnswer } from './content-schemas/answer-topic.ts';
import { articleSchema } from './content-schemas/article.ts';
import { blogPostSchema } from './content-schemas/blog-post.ts';
import { cannedReplySchema } from './content-schemas/canned-reply.ts';
import { checklistSchema } from './content-schemas/checklist.ts';
import { correctionSchema } from './content-schemas/correction.ts';
import { correctionLogEntrySchema } from './content-schemas/correction-log-entry.ts';
import { countySchema } from './content-schemas/county.ts';
import { factSchema } from './content-schemas/fact.ts';
import { formSchema } from './content-schemas/form.ts';
import { formPathSchema } from './content-schemas/form-path.ts';
import { guideChapterSchema } from './content-schemas/guide-chapter.ts';
import { helpLineSchema } from './content-schemas/help-line.ts';
import { legalSchema } from './content-schemas/legal.ts';
import { letterSchema } from './content-schemas/letter.ts';
import { messageExamplesSchema } from './content-schemas/message-examples.ts';
import { courtPracticesSchema, messageSignsSchema, placesSchema } from './content-schemas/message-signs.ts';
import { needSchema } from './content-schemas/need.ts';
import { pages } from './content-schemas/pages-loader.ts';
import { phrasingsSchema } from './content-schemas/phrasings.ts';
import { questionReplySchema } from './content-schemas/question-reply.ts';
import { ruleSchema } from './content-schemas/rule.ts';
import { serviceSchema } from './content-schemas/service.ts';
import { spanishWordsSchema } from './content-schemas/spanish-words.ts';
import { termSchema } from './content-schemas/term.ts';
import { statementSchema, textPageSchema } from './content-schemas/text-page.ts';
import { toolPageSchema } from './content-schemas/tool-page.ts';
import { topicSchema } from './content-schemas/topic.ts';

/** `src/content/{name}.yaml`, whose keys are the ids of its entries. */
const entries = <S extends z.ZodType>(name: string, schema: S) =>
  defineCollection({ loader: file(`./src/content/${name}.yaml`), schema });

/** `src/content/{name}.yaml` as one entry. `glob` reads a file only where it has changed. */
const oneEntry = <S extends z.ZodType>(name: string, schema: S) =>
  defineCollection({ loader: glob({ base: './src/content', pattern: `${name}.yaml` }), schema });

/** `src/content/{name}.yaml` with a list whose order counts: the entries' ids sort as the list does. */
const orderedList = <S extends z.ZodType>(name: string, schema: S) =>
  defineCollection({
    loader: file(`./src/content/${name}.yaml`, {
      parser: (text) =>
        Object.fromEntries(
          (parse(text, { merge: true }) as Record<string, unknown>[]).map((entry, index) => [
            String(index).padStart(3, '0'),
            entry,
          ]),
        ),
    }),
    schema,
  });

export const collections = {
  answers: pages('answers', answerSchema, misplacedAnswer),
  articles: pages('articles', articleSchema),
  topics: pages('topics', topicSchema),
  services: pages('services', serviceSchema),
  legal: pages('legal', legalSchema),
  letters: pages('letters', letterSchema),
  blog: pages('blog', blogPostSchema),
  pages: pages('pages', textPageSchema),
  statements: pages('statements', statementSchema),
  guide: pages('guide', guideChapterSchema),
  corrections: pages('corrections', correctionSchema),
  correctionLog: entries('corrections-log', correctionLogEntrySchema),
  counties: entries('counties', countySchema),
  facts: entries('facts', factSchema),
  rules: entries('rules', ruleSchema),
  toolPages: entries('tool-pages', toolPageSchema),
  glossary: entries('glossary', termSchema),
  checklists: entries('checklists', checklistSchema),
  helpLines: entries('help-lines', helpLineSchema),
  needs: entries('needs', needSchema),
  questionReplies: entries('question-replies', questionReplySchema),
  replies: entries('replies', cannedReplySchema),
  messageExamples: oneEntry('message-examples', messageExamplesSchema),
  places: oneEntry('places', placesSchema),
  spanishWords: oneEntry('spanish-words', spanishWordsSchema),
  messageSigns: orderedList('message-signs', messageSignsSchema),
  courtPractices: orderedList('court-practices', courtPracticesSchema),
  answerTopics: orderedList('answer-topics', answerTopicSchema),
  formPaths: orderedList('form-paths', formPathSchema),
  forms: defineCollection({
    loader: file('./src/content/forms.yaml', {
      parser: (text) =>
        Object.fromEntries(Object.entries<object>(parse(text)).map(([id, form], order) => [id, { order, ...form }])),
    }),
    schema: formSchema,
  }),
  phrasings: defineCollection({
    loader: glob({ base: './src/content/phrasings', pattern: '*.yaml' }),
    schema: phrasingsSchema,
  }),
};
