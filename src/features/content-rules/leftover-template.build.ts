// A new post or answer is a copy of a template. Sentences left over from it must not be published.
import { parse } from 'yaml';
import { contentFiles, sourceLocation } from './content-files.build.ts';

const folders = ['src/content/blog', 'src/content/answers'];

/** Shorter sentences occur in other texts, too. */
const minLength = 20;

/** Elements and links are examples that a copy may keep. */
const isExample = (sentence: string): boolean => /[<[]/.test(sentence);

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.:?])\s+|\n/)
    .map((sentence) => sentence.replace(/^(?:#+|-)\s+/, ''))
    .filter((sentence) => sentence.length >= minLength && !isExample(sentence));

/** The sentences of the template that an author replaces, in fields and text; not the notes that begin with #. */
function templateSentences(template: string): string[] {
  const [, front = '', body = ''] = template.split(/^---$/m);
  const fields = Object.values(parse(front) as Record<string, unknown>)
    .flat(2)
    .filter((value) => typeof value === 'string');
  return [...fields, body].flatMap(sentencesIn);
}

/** One line for each sentence of a template that a page still contains. */
export const leftoverTemplateText = (root: string): string[] =>
  folders.flatMap((folder) => {
    const files = contentFiles(root, [`${folder}/**/*.{md,mdx}`]);
    const template = files.find(({ path }) => path === `${folder}/_template.mdx`);
    const sentences = template ? templateSentences(template.source) : [];
    const pages = files.filter(({ path }) => !/\/_/.test(path));
    return pages.flatMap((page) =>
      sentences
        .map((sentence) => ({ sentence, index: page.source.indexOf(sentence) }))
        .filter(({ index }) => index >= 0)
        .map(
          ({ sentence, index }) =>
            `${sourceLocation(page, index)}: "${sentence}" stands in the template. Write your own words, or remove it.`,
        ),
    );
  });
