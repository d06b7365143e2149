import { Document, renderToBuffer } from '@react-pdf/renderer';
import { cachedFile } from '../../../shared/disk-cache.build.ts';
import * as identity from '../../../site.ts';
import tokens from '../../../styles/global.css?raw';
import { type Cover, guideCover } from '../cover.build.ts';
import { type Chapter, guideChapters } from '../guide.build.ts';
import { ChapterPages } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { CoverPage } from './Cover.tsx';
import { drawings } from './Drawing.tsx';

/** The source of the drawing code, part of the cache key. */
const code = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The whole guide as a PDF on letter paper. */
export async function guidePdf(): Promise<Buffer> {
  const [cover, chapters] = [await guideCover(), await guideChapters()];
  return cachedFile('pdf', [code, tokens, identity, drawings, cover, chapters], () => renderPdf(cover, chapters));
}

/** How many pages the PDF has, counted in the file itself. Throws where none can be found. */
export async function guidePageCount(): Promise<number> {
  const pages = (await guidePdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  if (pages === 0) throw new Error('The pages of the PDF could not be counted.');
  return pages;
}

function renderPdf(cover: Cover, chapters: Chapter[]): Promise<Buffer> {
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
      <CoverPage cover={cover} />
      <Contents chapters={chapters} starts={starts} />
      {chapters.map((chapter) => (
        <ChapterPages key={chapter.id} chapter={chapter} onStart={(page) => starts.set(chapter.id, page)} />
      ))}
    </Document>,
  );
}
