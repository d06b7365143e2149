import { glob, readFile } from 'node:fs/promises';

export interface ContentFile {
  /** From the project's root: "src/content/blog/…". */
  path: string;
  source: string;
}

/** The files that these patterns name, in order of their paths. */
export async function contentFiles(root: string, patterns: string[]): Promise<ContentFile[]> {
  const paths = await Array.fromAsync(glob(patterns, { cwd: root }));
  return Promise.all(paths.sort().map(async (path) => ({ path, source: await readFile(`${root}/${path}`, 'utf8') })));
}

/** "file:line" of a place in the source, for messages. */
export const sourceLocation = ({ path, source }: ContentFile, index: number): string =>
  `${path}:${source.slice(0, index).split('\n').length}`;
