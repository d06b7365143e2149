// Which questions about the family decide the shares: asked in the law's own order, and no more than are needed.
import type { Figures } from '../../law/figures.ts';
import { type Family, intestateShares, type ShareStop, type Shares } from '../../law/intestate-shares.ts';
import type { Stop } from '../../law/result-line.ts';
import type { FinalStop } from './words.ts';

/** A question, by the name of its answer. What it asks besides (the hours of a spouse) belongs to it. */
export type Question = Exclude<keyof Family, 'net' | 'doubts' | 'spouseHours'>;

/** No division and no fraction depends on how much is left, so a placeholder sum finds them where the sum is not known. */
const standIn = 100_000_000_00;

/** The shares of this family; where the sum is not known, only fractions and first sums of the answer hold. */
export const sharesOf = (family: Family, figures: Figures): Shares | ShareStop =>
  intestateShares({ ...family, net: family.net ?? standIn }, figures);

/** What a visitor may not know, with its possible values: each of them is then evaluated. */
const openEnded = { spouse: ['yes', 'no'], parents: [0, 1, 2] } as const;
type OpenEnded = keyof typeof openEnded;
const isOpenEnded = (question: Question): question is OpenEnded => question in openEnded;

function nextQuestion(family: Family, figures: Figures): Question | undefined {
  const answer = sharesOf(family, figures);
  return 'stopped' in answer ? (/^(.+)-needed$/.exec(answer.stopped)?.[1] as Question | undefined) : undefined;
}

/** Shares, or a stop that no further answer resolves. */
export type FinalAnswer = Shares | Stop<FinalStop>;
export const isFinal = (answer: Shares | ShareStop): answer is FinalAnswer =>
  !('stopped' in answer && answer.stopped.endsWith('-needed'));

/** One way the family may be. */
export interface Case {
  family: Family;
  /** What was not answered, as this case takes it. */
  taken: Pick<Family, OpenEnded>;
}

/** The family as it is known; where spouse or parents are not, one case for each thing they can be. */
export function casesOf(family: Family, figures: Figures, taken: Case['taken'] = {}): Case[] {
  const next = nextQuestion(family, figures);
  if (!next || !isOpenEnded(next)) return [{ family, taken }];
  return openEnded[next].flatMap((value) =>
    casesOf({ ...family, [next]: value }, figures, { ...taken, [next]: value }),
  );
}

/** The questions that decide, as far as they are answered, and what is to be answered next. */
export function decidingQuestions(family: Family, figures: Figures, answers: Family = {}): Question[] {
  const next = nextQuestion(answers, figures);
  if (!next) return [];
  const answered = family[next] === undefined ? [] : [family[next]];
  const possible = answered.length === 0 && isOpenEnded(next) ? openEnded[next] : answered;
  const hours = next === 'spouse' && family.spouseHours !== undefined ? { spouseHours: family.spouseHours } : {};
  const later = possible.flatMap((value) =>
    decidingQuestions(family, figures, { ...answers, [next]: value, ...hours }),
  );
  return [...new Set([next, ...later])];
}

/** The family without what no longer decides, such as parents after a child was added. */
export function decidingFamily(family: Family, figures: Figures): Family {
  const { net, doubts, spouseHours } = family;
  const deciding: Family = { ...(net !== undefined && { net }), ...(doubts && { doubts }) };
  for (const question of decidingQuestions(family, figures))
    if (family[question] !== undefined) Object.assign(deciding, { [question]: family[question] });
  return { ...deciding, ...(spouseHours !== undefined && deciding.spouse === 'yes' && { spouseHours }) };
}
