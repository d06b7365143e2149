// A section of the law may be cited if it was read: it belongs to a fact, or is in the list of sections read.
import { parse } from 'yaml';
import { citationsIn } from '../facts/citations.ts';
import { contentFiles, sourceLocation } from './content-files.build.ts';

const list = 'src/content/sections-read.yaml';
const facts = 'src/content/facts.yaml';

/** Not checked: the log quotes wrong text, the others define the list. */
const unchecked = /^src\/content\/(?:corrections-log|sections-read|facts)\.yaml$/;

/** One line for each cited section that nobody has read: file, line and what to do. */
export async function unreadSections(root: string): Promise<string[]> {
  const readSections = new Set(
    contentFiles(root, [facts, list]).flatMap(({ path, source }) => {
      const entries = parse(source) as Record<string, { section?: string }>;
      return path === list
        ? Object.keys(entries)
        : Object.values(entries).flatMap(({ section = '' }) => citationsIn(section).map((cited) => cited.section));
    }),
  );
  return contentFiles(root, ['src/content/**/*.{md,mdx,yaml}'])
    .filter(({ path }) => !unchecked.test(path))
    .flatMap((file) =>
      citationsIn(file.source)
        .filter(({ section }) => !readSections.has(section))
        .map(
          ({ section, index }) =>
            `${sourceLocation(file, index)}: ${section} is not in the list of sections that were read. Read its text, and add a line to ${list}.`,
        ),
    );
}
