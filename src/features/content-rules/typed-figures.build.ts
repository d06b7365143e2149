import { findFigures } from '../facts/typed-figures.ts';
import { contentFiles } from './content-files.build.ts';
import { figureExceptions } from './figure-exceptions.ts';

const prose = [
  'src/content/**/*.{md,mdx,yaml,json}',
  'src/{pages,layouts,components}/**/*.astro',
  'src/features/**/*.tsx',
];

/**
 * Blanks out what is not prose, except line breaks: addresses of pages, styles, classes, component code, a fact's own
 * value.
 */
const blankNonProse = (file: string, text: string): string => {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const source = text.replace(/(?<=["'(])\/[a-z][a-z0-9/-]*/g, blank);
  if (file.endsWith('.astro'))
    return source.replace(
      /^---[\s\S]*?\n---|<style[\s\S]*?<\/style>|\sclass(?::list)?=(?:"[^"]*"|\{\[[\s\S]*?\]\})/g,
      blank,
    );
  if (file.endsWith('facts.yaml'))
    return source.replace(/^#.*$|^ {2}(value|range|date|yearly|fraction|section|url|source):.*$/gm, blank);
  // The operator's claims have a `basis` of their own there.
  if (file.endsWith('content/identity.yaml')) return '';
  // Phrasings are not shown on any page.
  return source.replace(/^asked:\n(?: {2}.*\n)+/m, blank);
};

interface Figure {
  file: string;
  text: string;
}
const isSame = (one: Figure) => (other: Figure) => one.file === other.file && one.text === other.text;

/**
 * The figures typed by hand in the site's prose, minus the exceptions, plus the exceptions nobody uses:
 * one line each, with file, line and what to write instead.
 */
export function unsourcedFigures(root: string): string[] {
  const typed = contentFiles(root, prose).flatMap(({ path: file, source }) =>
    findFigures(blankNonProse(file, source)).map((figure) => ({ file, ...figure })),
  );
  const exceptions = figureExceptions.flatMap(({ file, texts }) => texts.map((text) => ({ file, text })));
  const problems = typed.filter((figure) => !exceptions.some(isSame(figure)));
  const unused = exceptions.filter((exception) => !typed.some(isSame(exception)));
  return [
    ...problems.map(
      ({ file, line, text }) =>
        `${file}:${line}: "${text}" is typed by hand. Write <Fact id="…" /> ({fact-id} in front matter) with an id of src/content/facts.yaml.`,
    ),
    ...unused.map(
      ({ file, text }) =>
        `src/features/content-rules/figure-exceptions.ts: "${text}" is no longer in ${file}. Remove the exception.`,
    ),
  ];
}
