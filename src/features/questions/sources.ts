// The labels of an answer's links, and what a screen reader announces.
import { site } from '../../site.ts';
import { cardText } from './card-text.ts';
import type { ChatAnswer, Source } from './contract.ts';

/** By the first part of a page's path. */
const kinds: Record<string, string> = {
  answers: 'Answer',
  probate: 'Short page',
  glossary: 'Court term',
  tools: 'Tool',
  plan: 'Tool',
  blog: 'Post',
  services: 'Service',
  counties: 'Court',
  forms: 'Court',
};

/** What kind of page a source is, in a word or two; nothing for a telephone link and for the pages about ourselves. */
export function kindOfPage({ url }: Pick<Source, 'url'>): string {
  const [, part = ''] = url.split(/[/#]/);
  return kinds[part] ?? (part.includes('-ohio') ? 'Guide' : '');
}

/** A telephone or text link. */
export const isTelephoneLink = (url: string): boolean => url.startsWith('tel:') || url.startsWith('sms:');

/** A telephone or text link to somebody who helps: any but our own. */
export const isHelpLine = ({ url }: Source): boolean =>
  isTelephoneLink(url) && ![site.phone.href, site.text.href].includes(url);

type Answered = Partial<Pick<ChatAnswer, 'answers' | 'before' | 'after' | 'sources'>>;

/** The links that are not on a card. */
export const furtherSources = ({ answers = [], sources = [] }: Answered): Source[] =>
  sources.filter(({ url }) => !answers.some((card) => card.url === url));

/** The announcement of an answer for screen readers: of the cards only the visible text. */
export function screenReaderText({ content, answers = [], before, after }: Answered & { content: string }): string {
  if (answers.length === 0) return content;
  const cards = answers.map((card) =>
    [card.label, card.question, card.shows === 'whole' ? cardText(card) : card.shows === 'direct-answer' && card.answer]
      .filter(Boolean)
      .join('\n'),
  );
  return [before, ...cards, after].filter(Boolean).join('\n');
}
