// Pictures of the content: each exists, has words, and states its true size, so that no text jumps when it arrives.
import { readFile } from 'node:fs/promises';
import { imageMetadata } from 'astro/assets/utils';
import { load } from 'js-yaml';
import { type ContentFile, contentFiles, sourceLocation } from './content-files.build.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  /** File, and line or field. */
  place: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---/;
const markdownPicture = /!\[[^\]]*\]\(([^)\s]*)/g;
const picture = /<img\b[^>]*>/g;
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|\\{(\\d+)\\})`).exec(tag)?.slice(1).find(Boolean);

/** The picture above a post, as its front matter states it; the schema has checked the fields. */
function above({ path, source }: ContentFile): Picture[] {
  const data = load(frontMatter.exec(source)?.[1] ?? '', { filename: path }) as {
    image?: Omit<Picture, 'place'>;
  } | null;
  return data?.image ? [{ ...data.image, place: `${path}: image` }] : [];
}

async function measured(root: string, { src, width, height, place }: Picture): Promise<string | undefined> {
  const file = await readFile(`${root}/public${src}`).catch(() => undefined);
  if (!file) return `${place}: there is no file public${src}. Add the picture, or mend the name.`;
  const size = await imageMetadata(file, src).catch(() => undefined);
  if (!size) return `${place}: public${src} is not a picture that browsers show. Save it as JPEG, PNG, WebP or AVIF.`;
  return size.width === width && size.height === height
    ? undefined
    : `${place}: public${src} is ${size.width} × ${size.height} pixels. Write width ${size.width} and height ${size.height}.`;
}

/** One line for each picture that a page cannot show well: file, line and what to write instead. */
export async function pictureProblems(root: string): Promise<string[]> {
  const problems: string[] = [];
  const pictures: Picture[] = [];
  for (const file of await contentFiles(root, ['src/content/**/*.{md,mdx}'])) {
    pictures.push(...above(file));
    for (const { 1: src, index } of file.source.matchAll(markdownPicture)) {
      problems.push(
        `${sourceLocation(file, index)}: a picture in the text states its size. Write <img src="${src}" alt="…" width="…" height="…" />.`,
      );
    }
    for (const { 0: tag, index } of file.source.matchAll(picture)) {
      const place = sourceLocation(file, index);
      const src = attribute(tag, 'src') ?? '';
      if (!src.startsWith('/images/'))
        problems.push(`${place}: put the picture into public/images/blog and write src="/images/blog/….jpg".`);
      else if ((attribute(tag, 'alt') ?? '').length < 10)
        problems.push(`${place}: write alt="…": what the picture shows, for a reader who cannot see it.`);
      else
        pictures.push({ src, place, width: Number(attribute(tag, 'width')), height: Number(attribute(tag, 'height')) });
    }
  }
  const wrong = await Promise.all(pictures.map((one) => measured(root, one)));
  return [...problems, ...wrong.filter((problem) => problem !== undefined)];
}
