import { type CollectionEntry, getCollection } from 'astro:content';
import { site } from '../../site.ts';
import { answerPath } from '../answers/answer-path.ts';
import { renderHtml } from '../prose/render-html.build.ts';
import { titleOf } from '../seo/titles.build.ts';
import type { Block } from './blocks.ts';
import { blocksFromHtml } from './from-html.build.ts';
import { blocksOfPart } from './parts.build.ts';

type Entry = CollectionEntry<'guide'>;

export interface Chapter {
  /** Place in the guide, from 1. */
  number: number;
  id: string;
  title: string;
  illustration?: NonNullable<Entry['data']['illustration']>;
  reference: boolean;
  blocks: Block[];
  /** Page with more detail. */
  more?: { title: string; url: string };
}

/** Lists built from the other chapters come after them; the sources also cover the glossary. */
const lateLists: string[] = ['words', 'sources'];
const buildOrder = ({ data }: Entry): number =>
  Math.max(-1, ...data.parts.map((part) => ('list' in part ? lateLists.indexOf(part.list) : -1)));

/** The day of the oldest review among the texts that the guide is made of. */
export async function guideReviewDate(): Promise<Date> {
  const chapters = await getCollection('guide');
  const parts = chapters.flatMap(({ data }) => data.parts);
  const pages = new Set(parts.flatMap((part) => ('from' in part ? part.from.replace(/#.*$/, '') : [])));
  const isUsed = ({ id }: { id: string }) => pages.has(`/${id}`);
  const answers = (await getCollection('answers')).filter(({ id }) => pages.has(answerPath(id)));
  const articles = (await getCollection('articles')).filter(isUsed);
  const legal = (await getCollection('legal')).filter(isUsed);
  const days = [
    ...[...chapters, ...answers, ...articles, ...(await getCollection('checklists'))].map(({ data }) => data.reviewed),
    ...legal.map(({ data }) => data.revised ?? data.lastUpdated),
  ];
  return new Date(Math.min(...days.map(Number)));
}

/** The chapters of the guide in reading order, made of the site's pages and facts as they are now. */
export async function guideChapters(): Promise<Chapter[]> {
  const entries = (await getCollection('guide')).sort(
    (a, b) => buildOrder(a) - buildOrder(b) || a.data.order - b.data.order,
  );
  const chapters: Chapter[] = [];
  for (const entry of entries) {
    const { id, data } = entry;
    const earlierBlocks = chapters.flatMap(({ blocks }) => blocks);
    const blocks = blocksFromHtml(await renderHtml(entry));
    for (const part of data.parts) blocks.push(...(await blocksOfPart(part, earlierBlocks)));
    chapters.push({
      number: data.order,
      id,
      title: data.title,
      reference: data.reference,
      blocks,
      ...(data.illustration ? { illustration: data.illustration } : {}),
      ...(data.more ? { more: { title: titleOf(data.more), url: new URL(data.more, site.url).href } } : {}),
    });
  }
  return chapters.sort((a, b) => a.number - b.number);
}
