// The list of collections. Each schema, with its editorial rules, is a file of its own in src/content-schemas/; a
// rule's message tells the author what to write instead. How to write each kind is explained in CONTRIBUTING.md.
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { answerSchema } from './content-schemas/answer.ts';
import { articleSchema } from './content-schemas/article.ts';
import { blogPostSchema } from './content-schemas/blog-post.ts';
import { cannedReplySchema } from './content-schemas/canned-reply.ts';
import { checklistSchema } from './content-schemas/checklist.ts';
import { correctionSchema } from './content-schemas/correction.ts';
import { correctionLogEntrySchema } from './content-schemas/correction-log-entry.ts';
import { countySchema } from './content-schemas/county.ts';
import { factSchema } from './content-schemas/fact.ts';
import { formSchema } from './content-schemas/form.ts';
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
import { topicSchema } from './content-schemas/topic.ts';
import { unsuggestedHeadingsSchema } from './content-schemas/unsuggested-headings.ts';
import { statementSchema, wordsPageSchema } from './content-schemas/words-page.ts';
import { misplacedAnswer } from './features/answers/topics.ts';

/** A file of src/content with a list whose order counts: the entries' ids sort as the list does. */
const orderedList = (name: string) =>
  file(`./src/content/${name}.yaml`, {
    parser: (text) =>
      Object.fromEntries(
        (parse(text, { merge: true }) as Record<string, unknown>[]).map((entry, at) => [
          String(at).padStart(3, '0'),
          entry,
        ]),
      ),
  });

export const collections = {
  answers: pages('answers', answerSchema, misplacedAnswer),
  articles: pages('articles', articleSchema),
  topics: pages('topics', topicSchema),
  services: pages('services', serviceSchema),
  legal: pages('legal', legalSchema),
  letters: pages('letters', letterSchema),
  blog: pages('blog', blogPostSchema),
  pages: pages('pages', wordsPageSchema),
  statements: pages('statements', statementSchema),
  counties: defineCollection({ loader: file('./src/content/counties.yaml'), schema: countySchema }),
  forms: defineCollection({
    loader: file('./src/content/forms.yaml', {
      parser: (text) =>
        Object.fromEntries(Object.entries<object>(parse(text)).map(([id, form], order) => [id, { order, ...form }])),
    }),
    schema: formSchema,
  }),
  facts: defineCollection({ loader: file('./src/content/facts.yaml'), schema: factSchema }),
  rules: defineCollection({ loader: file('./src/content/rules.yaml'), schema: ruleSchema }),
  glossary: defineCollection({ loader: file('./src/content/glossary.yaml'), schema: termSchema }),
  corrections: pages('corrections', correctionSchema),
  correctionLog: defineCollection({
    loader: file('./src/content/corrections-log.yaml'),
    schema: correctionLogEntrySchema,
  }),
  checklists: defineCollection({ loader: file('./src/content/checklists.yaml'), schema: checklistSchema }),
  helpLines: defineCollection({ loader: file('./src/content/help-lines.yaml'), schema: helpLineSchema }),
  needs: defineCollection({ loader: file('./src/content/needs.yaml'), schema: needSchema }),
  guide: pages('guide', guideChapterSchema),
  phrasings: defineCollection({
    loader: glob({ base: './src/content/phrasings', pattern: '*.yaml' }),
    schema: phrasingsSchema,
  }),
  unsuggestedHeadings: defineCollection({
    loader: file('./src/content/unsuggested-headings.yaml', { parser: (text) => ({ all: { headings: parse(text) } }) }),
    schema: unsuggestedHeadingsSchema,
  }),
  // One entry each. `glob` reads a file only where it has changed.
  messageExamples: defineCollection({
    loader: glob({ base: './src/content', pattern: 'message-examples.yaml' }),
    schema: messageExamplesSchema,
  }),
  messageSigns: defineCollection({ loader: orderedList('message-signs'), schema: messageSignsSchema }),
  courtPractices: defineCollection({ loader: orderedList('court-practices'), schema: courtPracticesSchema }),
  places: defineCollection({
    loader: glob({ base: './src/content', pattern: 'places.yaml' }),
    schema: placesSchema,
  }),
  spanishWords: defineCollection({
    loader: glob({ base: './src/content', pattern: 'spanish-words.yaml' }),
    schema: spanishWordsSchema,
  }),
  questionReplies: defineCollection({
    loader: file('./src/content/question-replies.yaml'),
    schema: questionReplySchema,
  }),
  replies: defineCollection({ loader: file('./src/content/replies.yaml'), schema: cannedReplySchema }),
};
