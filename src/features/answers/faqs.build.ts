// The FAQ page's questions, with the ETag that the function of the same deploy uses.
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { withFacts } from '../facts/facts.build.ts';
import { answerPath } from './answer-path.ts';
import { type Answer, answersByTopic } from './answers.build.ts';
import type { Faq } from './faq.ts';

const html = (text: string): string => withFacts(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An answer with more cases links to all of them instead of listing a few, which may not be the reader's. */
const maxFaqCases = 4;

function answerHtml({ id, data: { question, answer, cases = [] } }: Answer): string {
  const items = cases.map(
    (answerCase) => `<li><strong>If ${html(answerCase.if)}:</strong> ${html(answerCase.then)}</li>`,
  );
  const isLong = items.length > maxFaqCases;
  const list = items.length > 0 && !isLong ? `<ul>${items.join('')}</ul>` : '';
  const words = isLong ? 'It depends: find your case' : 'More, with the sources';
  // Unique link texts for a screen reader's list of links.
  const link = `<a href="${answerPath(id)}">${words}<span class="sr-only">: ${html(question)}</span></a>`;
  return `<p>${html(answer)}</p>${list}<p>${link}</p>`;
}

/** The answers that have a place on the FAQ page, in its order: by topic, then by place. */
export async function faqItems(): Promise<Faq[]> {
  return (await answersByTopic()).flatMap(({ title: group, answers }) =>
    answers
      .filter(({ data }) => data.common !== undefined)
      .sort((a, b) => (a.data.common ?? 0) - (b.data.common ?? 0))
      .map((entry) => ({ id: entry.id, question: entry.data.question, answer: answerHtml(entry), group })),
  );
}

export const faqETag = async (): Promise<string> => `"${fingerprint(JSON.stringify(await faqItems()))}"`;
