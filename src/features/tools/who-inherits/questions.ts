// Which questions about the family decide the shares: asked in the law's own order, and no more than are needed.
import type { Figures } from '../../law/figures.ts';
import { type Family, type FamilyKey, intestateShares } from '../../law/intestate-shares.ts';

/** Answers that may be unknown: the shares are then calculated for each possible value. */
const possibleValues = { spouse: ['yes', 'no'], parents: [0, 1, 2] } as const;
type UnknownKey = keyof typeof possibleValues;
const mayBeUnknown = (question: FamilyKey): question is UnknownKey => question in possibleValues;

function nextQuestion(family: Family, figures: Figures): FamilyKey | undefined {
  const answer = intestateShares(family, figures);
  return 'needs' in answer ? answer.needs : undefined;
}

/** A possible family. */
export interface FamilyCase {
  family: Family;
  /** The values that this case assumes for unknown answers. */
  assumed: Pick<Family, UnknownKey>;
}

/** The family; if spouse or parents are unknown, one case for each possible value. */
export function casesOf(family: Family, figures: Figures, assumed: FamilyCase['assumed'] = {}): FamilyCase[] {
  const next = nextQuestion(family, figures);
  if (!next || !mayBeUnknown(next)) return [{ family, assumed }];
  return possibleValues[next].flatMap((value) =>
    casesOf({ ...family, [next]: value }, figures, { ...assumed, [next]: value }),
  );
}

/** The keys that affect the shares: those already answered, and the next to ask. */
export function relevantKeys(family: Family, figures: Figures, answers: Family = {}): FamilyKey[] {
  const next = nextQuestion(answers, figures);
  if (!next) return [];
  const answered = family[next] === undefined ? [] : [family[next]];
  const values = answered.length === 0 && mayBeUnknown(next) ? possibleValues[next] : answered;
  const hours = next === 'spouse' && family.spouseHours !== undefined ? { spouseHours: family.spouseHours } : {};
  const later = values.flatMap((value) => relevantKeys(family, figures, { ...answers, [next]: value, ...hours }));
  return [...new Set([next, ...later])];
}
