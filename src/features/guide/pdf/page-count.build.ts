import { guideCover } from '../cover.build.ts';
import { guideChapters } from '../guide.build.ts';
import { guidePdf } from './guide-pdf.build.tsx';

let pageCount: Promise<number> | undefined;

/**
 * How many pages the PDF of the guide has, counted in the file itself, once a build. Throws where none can be found.
 */
export const guidePageCount = (): Promise<number> => {
  pageCount ??= countPages();
  return pageCount;
};

async function countPages(): Promise<number> {
  const pdf = await guidePdf(await guideCover(), await guideChapters());
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  if (pages === 0) throw new Error('The pages of the PDF could not be counted.');
  return pages;
}
