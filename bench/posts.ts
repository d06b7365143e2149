import { globSync, readFileSync } from 'node:fs';

const realPosts = globSync('src/content/blog/**/[^_]*.{md,mdx}')
  .sort()
  .map((file) => ({ ending: file.split('.').at(-1), source: readFileSync(file, 'utf8') }));

const day = (index: number): string => new Date(Date.UTC(2025, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);

/** `count` posts by file name: copies of the real ones in turn, each with its own title, slug and date. */
export const generatedPosts = (count: number): Map<string, string> =>
  new Map(
    Array.from({ length: count }, (_, index) => {
      const { ending, source } = realPosts[index % realPosts.length] as (typeof realPosts)[number];
      const post = source
        .replace(/^title: .*$/m, `title: "Generated post number ${index} for the benchmark"`)
        .replace(/^(createdAt|publishedAt|reviewed): .*$/gm, `$1: ${day(index)}`);
      return [`generated-post-${index}.${ending}`, post];
    }),
  );
