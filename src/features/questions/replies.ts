// The prepared replies of the question box (src/content/question-replies.yaml), by id.
import { longDate } from '../../shared/dates.ts';
import { site } from '../../site.ts';
import type { Foreign, Source } from './contract.ts';
import type { GuardResult, HelpReplyId } from './guard/guard.ts';

export interface Reply {
  /** Plain text; an empty line ends a paragraph. */
  text: string;
  /** Added if the message is in Spanish. */
  spanish?: string | undefined;
  links: Source[];
  /** Questions to ask next. */
  next: string[];
}

/** Every prepared reply, by its id. */
export type Replies = Record<string, Reply>;
/** The replies that the browser has, so that help needs no network. */
export type HelpReplies = Record<HelpReplyId, Reply>;

/** A reply as it is written, before its help lines are filled in. */
export type WrittenReply = Omit<Reply, 'links'> & { links: (Source | { call: string } | { text: string })[] };
/** A telephone line of help-lines.yaml, with the day on which its number was last checked. */
export type HelpLine = Record<'number' | 'tel', string> & { checked: Date };

/** Placeholders for the operator's identity (src/content/identity.yaml). */
const identityFields = (): Record<string, string> => ({
  'our-phone': site.phone.shown,
  'our-text': site.text.shown,
  'our-email': site.email,
  'our-hours': site.officeHours,
  'our-city': site.city,
});

/**
 * Fills in the numbers of help lines, the day of the number checked longest ago, and what is ours. Throws where a line
 * is not there.
 */
export function withHelpLines({ text, spanish, links, next }: WrittenReply, lines: Map<string, HelpLine>): Reply {
  const findLine = (id: string): HelpLine => {
    const helpLine = lines.get(id);
    if (!helpLine) throw new Error(`There is no help line "${id}". Add it to src/content/help-lines.yaml.`);
    return helpLine;
  };
  const identity = identityFields();
  const usedLines = [...text.matchAll(/\{(?!checked|our-)([a-z-]+)\}/g)].map(([, id = '']) => findLine(id));
  const checked = Math.min(...usedLines.map(({ checked }) => checked.getTime()));
  const fillIn = (words: string) =>
    words.replace(/\{([a-z-]+)\}/g, (_, id: string) =>
      id === 'checked' ? longDate(new Date(checked)) : (identity[id] ?? findLine(id).number),
    );
  const linkOf = (link: WrittenReply['links'][number]): Source => {
    if ('url' in link) return link;
    const { number, tel } = findLine('call' in link ? link.call : link.text);
    return 'call' in link
      ? { title: `Call ${number}`, url: `tel:${tel}` }
      : { title: `Text ${number}`, url: `sms:${tel}` };
  };
  return { text: fillIn(text), ...(spanish && { spanish: fillIn(spanish) }), links: links.map(linkOf), next };
}

/** A prepared reply as an answer prints it. */
export interface Prepared extends Pick<Reply, 'text' | 'links' | 'next'> {
  foreign?: Foreign;
}

/** The words of a prepared reply; with its Spanish ones where the message was in Spanish. Throws where there is none. */
export function prepare(replies: Replies, id: string, inSpanish = false): Prepared {
  const reply = replies[id];
  if (!reply) throw new Error(`There is no reply "${id}". Add it to src/content/question-replies.yaml.`);
  const { text, links, next } = reply;
  const spanish = inSpanish ? reply.spanish : undefined;
  if (spanish) return { text: `${text}\n\n${spanish}`, links, next, foreign: { language: 'es', text: spanish } };
  const [, language] = /^language-(?!und)([a-z]+)/.exec(id) ?? [];
  return { text, links, next, ...(language && { foreign: { language, text } }) };
}

/** The text of a guard result: its reply, its lines, or both. */
export function helpText(
  { reply, line, secondLine, inSpanish }: GuardResult,
  help: HelpReplies,
): Pick<Prepared, 'text' | 'links' | 'foreign'> {
  const prepared = [reply, line, secondLine].flatMap((id) => (id ? [prepare(help, id, inSpanish)] : []));
  const spanish = prepared.flatMap(({ foreign }) => foreign?.text ?? []).join('\n\n');
  return {
    text: prepared.map(({ text }) => text).join('\n\n'),
    ...(spanish && { foreign: { language: 'es', text: spanish } }),
    links: prepared.flatMap(({ links }) => links),
  };
}
