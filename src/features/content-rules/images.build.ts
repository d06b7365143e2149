// Pictures of the content: each exists, has words, and states its true size, so that no text jumps when it arrives.
import { readFile } from 'node:fs/promises';
import { imageMetadata } from 'astro/assets/utils';
import { parse } from 'yaml';
import type { MdxElement } from '../../shared/mdx.build.ts';
import { contentFiles, elementsOf, sourceLocation } from './content-files.build.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  /** File, and line or field. */
  place: string;
}

/** The picture above a post, as its front matter states it; the schema has checked the fields. */
function frontMatterPicture({ attributes: { text = '' } }: MdxElement, path: string): Picture[] {
  // Few posts have one, and the parser takes longer than all else here.
  if (!text.includes('image')) return [];
  const { image } = (parse(text) ?? {}) as { image?: Omit<Picture, 'place'> };
  return image ? [{ ...image, place: `${path}: image` }] : [];
}

async function sizeProblem(root: string, { src, width, height, place }: Picture): Promise<string | undefined> {
  const file = await readFile(`${root}/public${src}`).catch(() => undefined);
  if (!file) return `${place}: there is no file public${src}. Add the picture, or correct the name.`;
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
  for (const file of contentFiles(root, ['src/content/**/*.{md,mdx}'])) {
    for (const element of elementsOf(file)) {
      const { src = '', alt = '', width, height } = element.attributes;
      if (!['---', '![]', 'img'].includes(element.name)) continue;
      const place = sourceLocation(file, element.offset);
      if (element.name === '---') pictures.push(...frontMatterPicture(element, file.path));
      else if (element.name === '![]')
        problems.push(
          `${place}: a picture in the text states its size. Write <img src="${src}" alt="…" width="…" height="…" />.`,
        );
      else if (!src.startsWith('/images/'))
        problems.push(`${place}: put the picture into public/images/blog and write src="/images/blog/….jpg".`);
      else if (alt.length < 10)
        problems.push(`${place}: write alt="…": what the picture shows, for a reader who cannot see it.`);
      else pictures.push({ src, place, width: Number(width), height: Number(height) });
    }
  }
  const sizeProblems = await Promise.all(pictures.map((picture) => sizeProblem(root, picture)));
  return [...problems, ...sizeProblems.filter((problem) => problem !== undefined)];
}
