// The cards of the shorter procedures and their tests, for an estate with a date of death.
import { expect } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import type { SmallEstate } from '../../../src/features/law/estate.ts';
import type { TestLine } from '../../../src/features/law/result-line.ts';
import { type ProcedureCard, smallEstate } from '../../../src/features/law/small-estate.ts';
import { answered, figures } from './figures.ts';

export const cards = (estate: SmallEstate): ProcedureCard[] =>
  answered(smallEstate({ death: '2026-03-10', ...estate }, figures, '2100-01-01'));
export const line = (rule: string, estate: SmallEstate): TestLine | undefined =>
  cards(estate)
    .flatMap(({ tests }) => tests)
    .find((one) => one.rule === rule);
/** The estate of a link. Where it repeats an answer, the first one counts. */
export const estateOf = (link: string): SmallEstate => parseState(link, toolKeys.smallEstate);

/** The line of a rule for the answers of a link, as "summary-release-spouse within $44000"; its id alone if there is none. */
function lineInWords(rule: string, link: string): string {
  const { outcome, reason, limit, limitBy } = line(rule, estateOf(link)) ?? {};
  const sum = limit === undefined ? [] : [`$${limit / 100}`];
  return [rule, outcome, reason, ...sum, limitBy].filter(Boolean).join(' ');
}

/** Expects the line with these words, which begin with its rule. */
export const expectLine = (words: string, ...links: string[]): void =>
  expect(lineInWords(words.split(' ')[0] ?? '', links.join('&'))).toBe(words);
