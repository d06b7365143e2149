import type { AnswerCard } from './contract.ts';

/** A card's text below its question, as plain text. */
export const cardText = ({ answer, cases = [], more }: Pick<AnswerCard, 'answer' | 'cases' | 'more'>): string => {
  const lines = cases.map((item) => `• If ${item.if}: ${item.then}`);
  return [answer, lines.length > 0 && ['It depends:', ...lines].join('\n'), more].filter(Boolean).join('\n\n');
};
