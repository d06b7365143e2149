import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { disclaimer } from '../../site.ts';
import { answerPath } from '../answers/answer-path.ts';
import { getFact } from '../facts/facts.build.ts';
import { renderHtml, renderSources } from '../prose/render-html.build.ts';
import { type Block, idsIn } from './blocks.ts';
import { courtBlocks } from './courts.build.ts';
import { blocksFromHtml } from './from-html.build.ts';
import { limitBlocks } from './limits.build.ts';
import { runsWithFacts } from './text-runs.build.ts';

type Part = CollectionEntry<'guide'>['data']['parts'][number];
type GeneratedPart = Extract<Part, { list: string }>['list'];

/** The blocks of an article or a legal page. Throws when there is none at the path. */
async function blocksOfPage(path: string): Promise<Block[]> {
  const entries = [...(await getCollection('articles')), ...(await getCollection('legal'))];
  const entry = entries.find(({ id }) => `/${id}` === path);
  if (!entry) throw new Error(`There is no article or legal page "${path}". Mend the address under "parts".`);
  return blocksFromHtml(await renderHtml(entry));
}

/** The section that begins at the heading with this id. Throws when there is none. */
function sectionOf(blocks: Block[], id: string, { heading, subsections }: Extract<Part, { from: string }>): Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
  const first = blocks[start];
  if (first?.kind !== 'heading') throw new Error(`There is no section "#${id}". Mend the address under "parts".`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'heading' && (!subsections || block.level <= first.level));
  const body = end === -1 ? rest : rest.slice(0, end);
  return heading ? [first, ...body] : body;
}

/** An answer as a section: its question, the direct answer, the cases, then the body. Throws when there is none. */
async function blocksOfAnswer(path: string, heading: boolean): Promise<Block[]> {
  const entry = (await getCollection('answers')).find(({ id }) => answerPath(id) === path);
  if (!entry) throw new Error(`There is no answer "${path}". Mend the address under "parts".`);
  const { question, answer, cases = [] } = entry.data;
  const items = cases.map((answerCase) => ({
    runs: [
      ...runsWithFacts(`If ${answerCase.if}: `).map((run) => ({ ...run, strong: true as const })),
      ...runsWithFacts(answerCase.then),
    ],
  }));
  return [
    ...(heading ? [{ kind: 'heading' as const, level: 2 as const, text: question, id: entry.id }] : []),
    { kind: 'paragraph', runs: runsWithFacts(answer) },
    ...(items.length > 0 ? [{ kind: 'list' as const, ordered: false, items }] : []),
    ...blocksFromHtml(await renderHtml(entry)).map((block) =>
      block.kind === 'heading' ? { ...block, level: 3 as const } : block,
    ),
  ];
}

/** A checklist of src/content/checklists.yaml, optionally starting a new page. */
async function checklistBlocks({
  checklist: { id },
  ownPage,
}: Extract<Part, { checklist: unknown }>): Promise<Block[]> {
  const entry = await getEntry('checklists', id);
  if (!entry)
    throw new Error(`There is no checklist "${id}". Add it to src/content/checklists.yaml or correct the id.`);
  const { title, kind, lead, groups } = entry.data;
  return [
    {
      kind: 'checklist',
      title,
      fillIn: kind === 'write',
      ownPage,
      ...(lead ? { lead: runsWithFacts(lead) } : {}),
      groups: groups.map(({ title, items }) => ({ title, items: items.map(runsWithFacts) })),
    },
  ];
}

/** The court's words that `blocks` use, explained, in alphabetical order. */
async function glossaryBlocks(blocks: Block[]): Promise<Block[]> {
  const used = new Set(idsIn(blocks, 'term'));
  const terms = (await getCollection('glossary', ({ id }) => used.has(id))).sort((a, b) =>
    a.data.term.localeCompare(b.data.term, 'en'),
  );
  const entries = terms.map(({ id, data }) => ({ id, word: data.term, meaning: runsWithFacts(data.meaning) }));
  return [{ kind: 'entries', entries }];
}

/** The sources of these facts, without the heading that a page puts above them. */
const sourcesOf = async (ids: string[]): Promise<Block[]> =>
  blocksFromHtml(await renderSources(ids.map((id) => ({ id, fact: getFact(id) })))).slice(1);

/** The ids of every deadline of the time table, by statute section. */
async function deadlineFactIds(): Promise<string[]> {
  const deadlines = await getCollection('facts', ({ data }) => data.section && data.row?.from);
  return deadlines.sort((a, b) => (a.data.section ?? '').localeCompare(b.data.section ?? '')).map(({ id }) => id);
}

/** Parts generated from data and from other chapters. */
const generatedParts: Record<GeneratedPart, (blocks: Block[]) => Block[] | Promise<Block[]>> = {
  courts: courtBlocks,
  limits: limitBlocks,
  disclaimer: () => [{ kind: 'paragraph', runs: [{ text: disclaimer, strong: true }] }],
  words: glossaryBlocks,
  sources: async (blocks) => sourcesOf([...new Set([...(await deadlineFactIds()), ...idsIn(blocks, 'fact')])]),
};

/** The blocks of one part of a chapter. Words and sources are those of the `earlier` chapters. */
export async function blocksOfPart(part: Part, earlier: Block[]): Promise<Block[]> {
  if ('from' in part) {
    const [path = '', anchor] = part.from.split('#');
    if (anchor === undefined) return blocksOfAnswer(path, part.heading);
    return sectionOf(await blocksOfPage(path), anchor, part);
  }
  if ('checklist' in part) return checklistBlocks(part);
  return generatedParts[part.list](earlier);
}
