// Which questions about the family decide the shares: asked in the law's own order, and no more than are needed.
import type { Family } from '../../law/family.ts';
import type { Figures } from '../../law/figures.ts';
import { intestateShares, type ShareStop, type Shares } from '../../law/intestate-shares.ts';

/** A question, by the name of its answer. What it asks besides (the hours of a spouse) belongs to it. */
export type Question = Exclude<keyof Family, 'net' | 'doubts' | 'spouseHours'>;

/** No division and no fraction depends on how much is left, so a stand-in finds them where the sum is not known. */
const standIn = 100_000_000_00;

/** The shares of this family; where the sum is not known, only fractions and first sums of the answer hold. */
export const sharesOf = (family: Family, figures: Figures): Shares | ShareStop =>
  intestateShares({ ...family, net: family.net ?? standIn }, figures);

/** The questions that decide, as far as they are answered, and the one that is to be answered next. */
export function decidingQuestions(family: Family, figures: Figures): Question[] {
  const known: Family = {};
  const questions: Question[] = [];
  for (;;) {
    const answer = sharesOf(known, figures);
    const next = 'stopped' in answer && /^(.+)-needed$/.exec(answer.stopped)?.[1];
    if (!next) return questions;
    const question = next as Question;
    questions.push(question);
    if (family[question] === undefined) return questions;
    Object.assign(known, { [question]: family[question] });
    if (question === 'spouse' && family.spouseHours !== undefined) known.spouseHours = family.spouseHours;
  }
}

/** The family without what no longer decides, such as parents after a child was added. */
export function decidingFamily(family: Family, figures: Figures): Family {
  const { net, doubts, spouseHours } = family;
  const kept: Family = { ...(net !== undefined && { net }), ...(doubts && { doubts }) };
  for (const question of decidingQuestions(family, figures)) Object.assign(kept, { [question]: family[question] });
  return { ...kept, ...(spouseHours !== undefined && kept.spouse === 'yes' && { spouseHours }) };
}
