import { Document, renderToBuffer } from '@react-pdf/renderer';
import { cachedFile } from '../../../shared/disk-cache.build.ts';
import * as identity from '../../../site.ts';
import tokens from '../../../styles/global.css?raw';
import type { Cover } from '../cover.build.ts';
import type { Chapter } from '../guide.build.ts';
import { type Picture, picture } from '../pictures.build.ts';
import { ChapterPages } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { CoverPage } from './Cover.tsx';

/** The source of the drawing code, part of the cache key. */
const code = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

interface Illustrated {
  chapter: Chapter;
  picture: Picture | undefined;
}

/** The whole guide as a PDF on letter paper. */
export function guidePdf(cover: Cover, chapters: Chapter[]): Promise<Buffer> {
  const courthouse = picture('courthouse');
  const illustrated = chapters.map((chapter) => ({
    chapter,
    picture: chapter.illustration && picture(chapter.illustration),
  }));
  return cachedFile('pdf', [code, tokens, identity, cover, courthouse, illustrated], () =>
    renderPdf(cover, courthouse, illustrated),
  );
}

function renderPdf(cover: Cover, courthouse: Picture, illustrated: Illustrated[]): Promise<Buffer> {
  const chapters = illustrated.map(({ chapter }) => chapter);
  const starts = new Map<string, number>();
  return renderToBuffer(
    <Document
      title={cover.title}
      author={`${identity.site.agent}, ${identity.site.brokerage}`}
      subject={cover.subtitle}
      creator={identity.site.brand}
      language="en-US"
      pageMode="useOutlines"
    >
      <CoverPage cover={cover} picture={courthouse} />
      <Contents chapters={chapters} starts={starts} />
      {illustrated.map(({ chapter, picture }) => (
        <ChapterPages
          key={chapter.id}
          chapter={chapter}
          picture={picture}
          onStart={(page) => starts.set(chapter.id, page)}
        />
      ))}
    </Document>,
  );
}
