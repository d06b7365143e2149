// Rules for the text below the front matter.
import { contentFiles, elementsOf, sourceLocation } from './content-files.build.ts';

/** One line for each page without a text, and for each heading that is as large as the page's title. */
export function textProblems(root: string): string[] {
  const files = contentFiles(root, ['src/content/**/*.{md,mdx}']);
  return files.flatMap((file) => {
    const [, , ...text] = file.source.split(/^---\s*$/m);
    // A guide chapter may consist of parts only.
    const needsText = !file.path.startsWith('src/content/guide/');
    if (needsText && text.join('') === '') return [`${file.path}: there is no text below the second ---. Write it.`];
    return elementsOf(file)
      .filter(({ name }) => name === '#' || name === 'h1')
      .map(({ offset }) => `${sourceLocation(file, offset)}: headings start with ##: the title is the page's own #.`);
  });
}
