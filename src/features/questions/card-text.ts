import type { AnswerCard } from './contract.ts';

/** What an answer depends on, a case a line, below a line that leads over to them; no line where there are none. */
export const caseLines = (cases: NonNullable<AnswerCard['cases']>): string[] =>
  cases.length === 0 ? [] : ['It depends:', ...cases.map((item) => `• If ${item.if}: ${item.then}`)];

/** A card's text below its question, as plain text. */
export const cardText = ({ answer, cases = [], more }: Pick<AnswerCard, 'answer' | 'cases' | 'more'>): string =>
  [answer, caseLines(cases).join('\n'), more].filter(Boolean).join('\n\n');
