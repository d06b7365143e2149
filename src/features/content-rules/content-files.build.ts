import { globSync, readFileSync } from 'node:fs';
import { elementsIn, type WrittenElement } from '../../shared/mdx.build.ts';

export interface ContentFile {
  /** From the project's root: "src/content/blog/…". */
  path: string;
  source: string;
}

/** While rules run side by side: the text of each file, and what was parsed of it. */
let texts: Map<string, string> | undefined;
const parsed = new Map<string, { source: string; elements: WrittenElement[] }>();

/** While this work is done each file is read and parsed once, whichever rules look at it. */
export async function readingOnce<Found>(work: () => Promise<Found>): Promise<Found> {
  texts = new Map();
  try {
    return await work();
  } finally {
    // The elements of thousands of pages weigh much.
    texts = undefined;
    parsed.clear();
  }
}

/**
 * The files that these patterns name, in order of their paths. Synchronous: a promise for each of thousands takes ten
 * times as long.
 */
export function contentFiles(root: string, patterns: string[]): ContentFile[] {
  // Some Windows editors begin a file with a byte order mark, which Astro leaves out as well.
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8').replace(/^\uFEFF/, '');
  const readOnce = (path: string) => {
    const text = texts?.get(path) ?? read(path);
    texts?.set(path, text);
    return text;
  };
  return globSync(patterns, { cwd: root })
    .sort()
    .map((path) => ({ path, source: readOnce(path) }));
}

/** What stands in a page. Throws on what is not MDX, with the place and the parser's reason. */
export function elementsOf({ path, source }: ContentFile): WrittenElement[] {
  const known = parsed.get(path);
  if (known?.source === source) return known.elements;
  try {
    const elements = elementsIn(source, path);
    parsed.set(path, { source, elements });
    return elements;
  } catch (error) {
    throw new Error(`${path}:${(error as Error).message}`);
  }
}

/** "file:line" of a place in the source, for messages. */
export const sourceLocation = ({ path, source }: ContentFile, index: number): string =>
  `${path}:${source.slice(0, index).split('\n').length}`;
