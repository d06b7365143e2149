// A fresh set of messages, each labelled by somebody who did not look at the phrasings: read from a folder, asked
// through the whole path of a question, and graded as far as a program can.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { AnswerResult } from '../../src/features/questions/answer/answer-result.ts';
import type { createResponder } from '../../src/features/questions/answer/respond.ts';
import { detectPersonalNumber } from '../../src/features/questions/guard/personal-numbers.ts';
import type { Replies } from '../../src/features/questions/replies.ts';
import { type Passage, pathOf } from '../../src/features/questions/search/passages.ts';

/** The files of a set, `NAME.yaml` each; one that is not there is left out. */
const names = ['answerable', 'uncovered', 'questions', 'need', 'ordinary', 'numbers'] as const;
export type SetName = (typeof names)[number];

/** A row as it is written. */
interface Row {
  id: string;
  question?: string;
  message?: string;
  sections?: string[];
  pointer?: boolean;
  near?: boolean;
  tier?: 'full' | 'line' | 'either';
  kind?: string;
  personal?: boolean;
  'line-ok'?: boolean;
}
export interface Graded extends Row {
  set: SetName;
  asked: string;
  responded: AnswerResult;
  /** The first passage of the answer stands on a labelled section. */
  rightSection: boolean;
  /** A labelled page, or section, is among the ways offered. */
  rightPageOffered: boolean;
  rightSectionOffered: boolean;
  /** Help that was shown: the whole reply, or one line beside an answer. */
  help: 'full' | 'line' | undefined;
  /** A personal number was seen: the message was left unanswered, or got one line beside its answer. */
  number: 'full' | 'line' | undefined;
}

const helpLines = /\b(?:988|911|1-800-799-7233|1-855-642-4453|1-855-644-6277)\b/;

/**
 * The names that readers gave to the place where a passage stands: a term stands under its letter, a court on its page.
 */
export function placesOf({ url, kind, heading, court }: Passage): string[] {
  const [path = '', anchor = ''] = url.split('#');
  if (kind === 'short-answer') return [path, `${path}#short-answer`];
  if (kind === 'term') return [url, `${path}#letter-${heading[0]?.toLowerCase()}`];
  if (kind === 'form') return [url, `${path}#forms-list`];
  if (court)
    return [
      url,
      `${path}#letter-${anchor[0]}`,
      `${path}/${anchor}`,
      `${path}/${anchor}#court`,
      `${path}/${anchor}#fees`,
    ];
  return [url];
}
const pageOf = (place: string): string => (/^\/(?:faq|heard-elsewhere)#/.test(place) ? place : pathOf(place));

/** Asks every message of the set. */
export function gradeSet(
  folder: string,
  respond: ReturnType<typeof createResponder>,
  passages: Passage[],
  replies: Replies,
): Graded[] {
  const full = (['crisis', 'danger', 'child-harm', 'elder-harm'] as const).flatMap((id) => replies[id]?.text ?? []);
  const byUrl = Map.groupBy(passages, ({ url }) => url);
  return names.flatMap((set) => {
    const file = join(folder, `${set}.yaml`);
    const rows = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Row[]) : [];
    return rows.map((row): Graded => {
      const asked = row.question ?? row.message ?? '';
      const responded = respond({ question: asked, history: '' });
      const { answer } = responded;
      const labelled = row.sections ?? [];
      const offered = answer.sources.map(({ url }) => (byUrl.get(url) ?? []).flatMap(placesOf).concat(url));
      const pages = new Set(labelled.map(pageOf));
      return {
        ...row,
        set,
        asked,
        responded,
        rightSection: offered[0]?.some((place) => labelled.includes(place)) ?? false,
        rightPageOffered: offered.some((places) => places.some((place) => pages.has(pageOf(place)))),
        rightSectionOffered: offered.some((places) => places.some((place) => labelled.includes(place))),
        help: full.some((text) => answer.response.includes(text))
          ? 'full'
          : helpLines.test(answer.response)
            ? 'line'
            : undefined,
        number: ({ surely: 'full', possibly: 'line' } as const)[detectPersonalNumber(asked) as 'surely'],
      };
    });
  });
}

const rate = <T>(list: T[], good: (one: T) => boolean): string => {
  const right = list.filter(good).length;
  // Wilson's interval, 95%.
  const n = list.length || 1;
  const p = right / n;
  const middle = (p + 1.92 / n) / (1 + 3.84 / n);
  const half = (1.96 * Math.sqrt((p * (1 - p)) / n + 0.96 / n ** 2)) / (1 + 3.84 / n);
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(p).padStart(6)}  ${right} of ${list.length} (${percent(Math.max(0, middle - half))} to ${percent(middle + half)})`;
};

/** The table of what a program can grade; whether a quote answers by itself is read by a person. */
export function freshTable(graded: Graded[]): string {
  const of = (set: SetName) => graded.filter((row) => row.set === set);
  const answerable = of('answerable').filter(({ pointer }) => !pointer);
  const pointers = of('answerable').filter(({ pointer }) => pointer);
  const isQuote = ({ responded }: Graded) => responded.answer.outcome === 'quote';
  const quoted = answerable.filter(isQuote);
  const ordinary = [...of('ordinary'), ...of('answerable'), ...of('uncovered')].filter((row) => !row['line-ok']);
  const holding = of('numbers').filter(({ personal }) => personal);
  const harmless = [...ordinary, ...of('numbers').filter(({ personal }) => !personal)];
  const lines: [string, string][] = [
    ['quotes whose section is labelled, of quotes to what the site answers', rate(quoted, (row) => row.rightSection)],
    ['what the site answers: quoted', rate(answerable, isQuote)],
    [
      'quotes from no labelled section, of replies to questions',
      rate([...of('answerable'), ...of('uncovered')], (row) => isQuote(row) && !row.rightSection),
    ],
    ['what the site answers: right page among the ways offered', rate(answerable, (row) => row.rightPageOffered)],
    ['what the site answers: right section among them', rate(answerable, (row) => row.rightSectionOffered)],
    ['who knows, where the site does not: its entry is shown', rate(pointers, (row) => row.rightPageOffered)],
    ['what the site lacks: no quote', rate(of('uncovered'), (row) => !isQuote(row))],
    ['questions that the site may lack: quoted', rate(of('questions'), isQuote)],
    ['in need: help is shown', rate(of('need'), ({ help }) => help !== undefined)],
    [
      'in clear need: help is shown in full',
      rate(
        of('need').filter(({ tier }) => tier === 'full'),
        ({ help }) => help === 'full',
      ),
    ],
    ['not in need: help in full', rate(ordinary, ({ help }) => help === 'full')],
    ['not in need: one line of help', rate(ordinary, ({ help }) => help === 'line')],
    ['personal numbers seen', rate(holding, ({ number }) => number !== undefined)],
    ['personal numbers that stop the answer', rate(holding, ({ number }) => number === 'full')],
    ['no personal number: the answer stopped', rate(harmless, ({ number }) => number === 'full')],
    ['no personal number: one line', rate(harmless, ({ number }) => number === 'line')],
  ];
  return lines.map(([what, figure]) => `${what.padEnd(70)} ${figure}`).join('\n');
}

/** One reply to be read and graded by a person. */
export function readingSheet(graded: Graded[]): string {
  return graded
    .map(({ id, asked, responded: { answer }, rightSection, rightPageOffered, help, set, tier }) =>
      [
        `## ${id} (${set}${tier ? `, ${tier}` : ''}): ${asked}`,
        `${answer.kind}, ${answer.outcome}${help ? `, help: ${help}` : ''}${set === 'answerable' ? `; section ${rightSection ? 'labelled' : 'NOT LABELLED'}, page ${rightPageOffered ? 'offered' : 'NOT OFFERED'}` : ''}`,
        answer.response,
        ...answer.sources.map(({ title, url }) => `- ${title} (${url})`),
        ...answer.followUps.map((question) => `? ${question}`),
        'grade:',
      ].join('\n'),
    )
    .join('\n\n');
}
