// A post is begun as a copy of the template. Whatever of it is left would be read as the site's own words.
import { parse } from 'yaml';
import { contentFiles, sourceLocation } from './content-files.build.ts';

const folder = 'src/content/blog';

/** Shorter sentences stand in other texts, too. */
const leastLength = 20;

/** Elements and links are examples that a post may keep. */
const isExample = (sentence: string): boolean => /[<[]/.test(sentence);

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.:?])\s+|\n/)
    .map((sentence) => sentence.replace(/^(?:#+|-)\s+/, ''))
    .filter((sentence) => sentence.length >= leastLength && !isExample(sentence));

/** The sentences of the template that an author replaces: title, excerpt and text, not the notes that begin with #. */
function wordsOf(template: string): string[] {
  const [, front = '', body = ''] = template.split(/^---$/m);
  const { title, excerpt } = parse(front) as { title: string; excerpt: string };
  return [title, ...sentencesIn(excerpt), ...sentencesIn(body)];
}

/** One line for each sentence of the template that a post still holds. */
export function templateWords(root: string): string[] {
  const files = contentFiles(root, [`${folder}/**/*.{md,mdx}`]);
  const template = files.find(({ path }) => path === `${folder}/_template.mdx`);
  if (!template) return [];
  const left = wordsOf(template.source);
  const posts = files.filter(({ path }) => !/\/_/.test(path));
  return posts.flatMap((post) =>
    left.flatMap((sentence) => {
      const at = post.source.indexOf(sentence);
      if (at < 0) return [];
      return [`${sourceLocation(post, at)}: "${sentence}" stands in the template. Write your own words, or remove it.`];
    }),
  );
}
