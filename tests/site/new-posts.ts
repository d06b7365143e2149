// Posts as an author adds them to a copy of the project, and where a build of that copy speaks of them.
import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { StoredPosts } from '../../src/features/blog/post.ts';
import { answerDataOf } from '../answers/evaluate-answers.ts';
import { future, onePixel, pixel, switchedOn, validPost, withField, withPicture } from '../fixtures/posts.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

const manual = readFileSync('CONTRIBUTING.md', 'utf8');
/** The examples that the manual gives, in this language and with these words. */
const example = (language: string, words: string): string =>
  [...manual.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find(
    (block) => block[1] === language && block[2]?.includes(words),
  )?.[2] ?? '';

export const posts = {
  plain: { slug: 'written-by-the-template', title: 'A post written by the template alone' },
  manual: { slug: 'written-by-the-manual', title: 'A post with the examples of the manual' },
  scheduled: { slug: 'not-yet-due', title: 'A post that waits for its day to come' },
  draft: { slug: 'not-yet-ready', title: 'A post that nobody has finished yet' },
};
const titled = ({ title }: { title: string }, post = validPost) => withField('title', `"${title}"`, post);

/** The picture that posts of tests show, and words under the name of one. */
export const picture = {
  'public/images/blog/pixel.png': pixel,
  'public/images/blog/words.jpg': Buffer.from('A porch'),
};

/** Adds a post by the template, one whose day has not come, and a draft. */
export async function addPosts(copy: ProjectCopy): Promise<void> {
  const files = {
    ...picture,
    // As a Windows editor may save it: with a byte order mark.
    [`src/content/blog/${posts.plain.slug}.mdx`]: `\uFEFF${onePixel(titled(posts.plain, withPicture()))}`,
    [`src/content/blog/${posts.scheduled.slug}.mdx`]: titled(
      posts.scheduled,
      switchedOn(/scheduled/, withField('publishedAt', future)),
    ),
    [`src/content/blog/2026/${posts.draft.slug}.mdx`]: titled(posts.draft, switchedOn(/draft/)),
  };
  for (const [file, content] of Object.entries(files)) await copy.write(file, content);
}

/** Adds what the manual gives as examples: a fact, an answer by its template, and a post with the fact and the pictures. */
export async function addExamples(copy: ProjectCopy): Promise<void> {
  const facts = await copy.read('src/content/facts.yaml');
  await copy.write('src/content/facts.yaml', `${facts}\n${example('yaml', 'covers:')}`);
  // No sentence of the template may stay as it is.
  const answer = (await copy.read('src/content/answers/_template.mdx')).replaceAll(' the ', ' our ');
  await copy.write('src/content/answers/house/written-by-the-manual.mdx', answer);
  const withExamples =
    validPost
      .replace('a roof that leaks, and whom', 'a porch in winter, and whom')
      .replace(/^topic:/m, `${example('yaml', 'alt:')}topic:`) + example('mdx', '<img');
  await copy.write(
    `src/content/blog/${posts.manual.slug}.mdx`,
    onePixel(titled(posts.manual, `${withExamples}\nIt takes <Fact id="inventory-deadline-example" />.\n`)),
  );
}

/** The files under `folder` whose name or text contains one of these; compressed files are decompressed. */
export const mentioning = (copy: ProjectCopy, folder: string, words: string[]): string[] =>
  globSync('**/*', { cwd: `${copy.root}/${folder}`, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => {
      const bytes = readFileSync(file);
      const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
      return words.some((word) => file.includes(word) || text.includes(word));
    })
    .map((file) => file.replace(`${copy.root}/`, ''));

/** Whether the deploy's store has the post: for the blog, and among what the question box quotes. */
export async function inStore(copy: ProjectCopy, { slug }: { slug: string }) {
  const json = async <T>(blob: string) => JSON.parse(await copy.read(`.netlify/blobs/deploy/${blob}`)) as T;
  return {
    posts: (await json<StoredPosts>('posts')).posts.some((post) => post.slug === slug),
    passages: answerDataOf(copy.root).passages.some(({ url }) => url.startsWith(`/blog/${slug}`)),
  };
}
