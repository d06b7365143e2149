import { type Cover, guideCover } from '../cover.build.ts';
import { type Chapter, guideChapters } from '../guide.build.ts';
import { blockToLines } from './block-text.ts';
import { textWidth, wrap } from './wrap.ts';

const ruleLine = '='.repeat(textWidth);

const cover = ({ title, subtitle, brand, publisher, updated, dates, disclaimer }: Cover): string[] => [
  `${title.toUpperCase()}\n${brand}`,
  wrap(subtitle),
  publisher.join('\n'),
  `${updated}.\n${wrap(dates)}`,
  wrap(disclaimer),
];

const contents = (chapters: Chapter[]): string[] => [
  'CONTENTS',
  chapters.map(({ number, title }) => `${String(number).padStart(2)}. ${title}`).join('\n'),
];

const chapter = ({ number, title, blocks, more }: Chapter): string[] => [
  `\n${ruleLine}\n${number}. ${title.toUpperCase()}\n${ruleLine}`,
  ...(more ? [`On the site: ${more.title}\n${more.url}`] : []),
  ...blocks.flatMap((block) => blockToLines(block)),
];

/** The whole guide as plain text, 78 columns wide. */
export async function guideText(): Promise<string> {
  const chapters = await guideChapters();
  return `${[...cover(await guideCover()), ...contents(chapters), ...chapters.flatMap(chapter)].join('\n\n')}\n`;
}
