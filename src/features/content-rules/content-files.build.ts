import { glob, readFile } from 'node:fs/promises';
import { elementsIn, type WrittenElement } from '../../shared/mdx.build.ts';

export interface ContentFile {
  /** From the project's root: "src/content/blog/…". */
  path: string;
  source: string;
}

/** The files that these patterns name, in order of their paths. */
export async function contentFiles(root: string, patterns: string[]): Promise<ContentFile[]> {
  const paths = await Array.fromAsync(glob(patterns, { cwd: root }));
  // Some Windows editors begin a file with a byte order mark, which Astro leaves out as well.
  const read = async (path: string) => (await readFile(`${root}/${path}`, 'utf8')).replace(/^\uFEFF/, '');
  return Promise.all(paths.sort().map(async (path) => ({ path, source: await read(path) })));
}

/** Several rules look at the same page: it is parsed once. */
const parsed = new Map<string, { source: string; elements: WrittenElement[] }>();

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

/** Once the rules are done: the elements of thousands of pages weigh much. */
export const forgetElements = (): void => parsed.clear();

/** "file:line" of a place in the source, for messages. */
export const sourceLocation = ({ path, source }: ContentFile, index: number): string =>
  `${path}:${source.slice(0, index).split('\n').length}`;
