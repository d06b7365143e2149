import type { Cover } from '../cover.build.ts';
import type { Chapter } from '../guide.build.ts';
import { textOf } from './blocks.ts';
import { width, wrap } from './wrap.ts';

const rule = '='.repeat(width);

const cover = ({ title, subtitle, brand, maker, updated, dates, disclaimer }: Cover): string[] => [
  `${title.toUpperCase()}\n${brand}`,
  wrap(subtitle),
  maker.join('\n'),
  `${updated}.\n${wrap(dates)}`,
  wrap(disclaimer),
];

const contents = (chapters: Chapter[]): string[] => [
  'CONTENTS',
  chapters.map(({ number, title }) => `${String(number).padStart(2)}. ${title}`).join('\n'),
];

const chapter = ({ number, title, blocks, more }: Chapter): string[] => [
  `\n${rule}\n${number}. ${title.toUpperCase()}\n${rule}`,
  ...(more ? [`On the site: ${more.title}\n${more.url}`] : []),
  ...blocks.flatMap((block) => textOf(block)),
];

/** The whole guide as plain text, 78 columns wide. */
export const guideText = (front: Cover, chapters: Chapter[]): string =>
  `${[...cover(front), ...contents(chapters), ...chapters.flatMap(chapter)].join('\n\n')}\n`;
