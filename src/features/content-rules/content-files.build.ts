import { globSync, readFileSync } from 'node:fs';
import { type MdxElement, parseElements } from '../../shared/mdx.build.ts';

export interface ContentFile {
  /** From the project's root: "src/content/blog/…". */
  path: string;
  source: string;
}

/** The files that these patterns name, in order of their paths. */
export const contentFiles = (root: string, patterns: string[]): ContentFile[] =>
  globSync(patterns, { cwd: root })
    .sort()
    // Some Windows editors begin a file with a byte order mark, which Astro leaves out as well.
    .map((path) => ({ path, source: readFileSync(`${root}/${path}`, 'utf8').replace(/^\uFEFF/, '') }));

/** Several rules look at the elements of each page. */
const parsed = new Map<string, { source: string; elements: MdxElement[] }>();

/** The elements of a page. Throws on invalid MDX, with the place and the parser's reason. */
export function elementsOf({ path, source }: ContentFile): MdxElement[] {
  const cached = parsed.get(path);
  if (cached?.source === source) return cached.elements;
  try {
    const elements = parseElements(source, path);
    parsed.set(path, { source, elements });
    return elements;
  } catch (error) {
    throw new Error(`${path}:${(error as Error).message}`);
  }
}

/** "file:line" of a place in the source, for messages. */
export const sourceLocation = ({ path, source }: ContentFile, index: number): string =>
  `${path}:${source.slice(0, index).split('\n').length}`;
