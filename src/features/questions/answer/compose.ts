// Composes an answer: prepared replies, cards and follow-up questions.
import { tools } from '../../tools/tool-list.ts';
import { cardText } from '../card-text.ts';
import type { AnswerCard, ChatAnswer, Source } from '../contract.ts';
import { type Policy, policies } from '../policy.ts';
import { type Prepared, prepare } from '../replies.ts';
import type { Turn } from '../turn.ts';
import { type Loaded, onlyCourt } from './answer-data.ts';
import { cardsOf } from './cards.ts';
import { withCourts } from './county-note.ts';

/** Most pages of an answer. */
const maxSources = 3;
/** Policies whose messages are about an estate in Ohio. */
const mayNameCourt = new Set<Policy['cards']>(['any', 'where-asked']);

const joinParagraphs = (texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');

/** The cards' pages first, then links of our own; help lines always have room. */
function sourcesOf(answers: AnswerCard[], links: Source[]): Source[] {
  const cards = answers.map(({ title, url }) => ({ title, url }));
  const all = [...cards.slice(0, Math.max(1, maxSources - links.length)), ...links];
  const different = [...new Map(all.map((source) => [source.url, source])).values()];
  const isPage = ({ url }: Source) => url.startsWith('/');
  const pages = different.filter(isPage).slice(0, maxSources);
  return different.filter((source) => !isPage(source) || pages.includes(source));
}

/** The tool that the open card's own answer names. */
function toolOf({ parts }: Turn, [first]: AnswerCard[]): Source | undefined {
  const open = parts.flatMap(({ shown }) => shown).find(({ url }) => first?.shows === 'whole' && url === first.url);
  const tool = tools.find(({ href }) => href === open?.tool);
  return tool && { title: tool.title, url: tool.href };
}

/** The cards of all parts; each of two parts has a label. A word-by-word translation is not fit to be shown. */
function cardsOfParts({ parts, message }: Turn): AnswerCard[] {
  return parts.flatMap(({ shown, outcome, query }) => {
    const cards = cardsOf(shown, query.question, outcome === 'quote');
    const [first, ...others] = cards;
    return parts.length > 1 && first && !message.language
      ? [{ ...first, label: `“${query.question}”` }, ...others]
      : cards;
  });
}

export function compose(turn: Turn, loaded: Loaded): ChatAnswer {
  const { message, guard, parts } = turn;
  const policy = policies[turn.case];
  const prepareReply = (id?: string): Prepared[] => (id ? [prepare(loaded.replies, id, guard?.inSpanish)] : []);
  const cards = cardsOfParts(turn);
  const answers = mayNameCourt.has(policy.cards) ? withCourts(cards, turn, loaded) : cards;
  const hasCards = answers.length > 0;
  const isSure = answers[0]?.shows === 'whole';

  // Help comes before anything else; a number that may be personal is mentioned last.
  const mayHoldNumber = guard?.line === 'personal-number-line';
  const isStruckOut = message.hadPersonalNumber && turn.case !== 'personal-number';
  const otherwise = turn.case === 'other-language' ? `language-${message.language}` : policy.otherwise;
  const lines = mayHoldNumber ? [] : [...prepareReply(guard?.line), ...prepareReply(guard?.secondLine)];
  const lead = prepareReply(hasCards ? (policy.before ?? (isSure ? '' : 'closest')) : otherwise);
  const removed = prepareReply(isStruckOut ? 'number-removed' : '');
  const isFullHelp = policy.intent === 'crisis' && !guard?.line;
  const first = isFullHelp ? [...lead, ...lines, ...removed] : [...lines, ...removed, ...lead];
  const after = [...prepareReply(hasCards ? policy.after : ''), ...prepareReply(mayHoldNumber ? guard?.line : '')];
  const around = [...first, ...after];
  const before = joinParagraphs(first.map(({ text }) => text));
  const afterText = joinParagraphs(after.map(({ text }) => text));
  const court = !hasCards && mayNameCourt.has(policy.cards) ? onlyCourt(loaded, message.places) : undefined;
  const links = [...(court ? [{ title: court.heading, url: court.url }] : []), ...around.flatMap((one) => one.links)];
  const open = answers.filter(({ shows }) => shows === 'whole').map(cardText);
  const shownQuestions = answers.map(({ question }) => question);
  const next = (isSure ? parts[0]?.shown[0]?.followUps : []) ?? [];
  const followUps = hasCards
    ? next.flatMap((index) => loaded.passages[index]?.heading ?? [])
    : lead.flatMap((one) => one.next);
  const isAnswered = turn.case === 'question' || hasCards;
  return {
    kind: policy.intent,
    outcome: hasCards ? (isSure ? 'quote' : 'near') : isAnswered ? 'nothing' : 'reply',
    response: joinParagraphs([before, ...open, afterText]),
    answers,
    ...(hasCards && { before: before || undefined, after: afterText || undefined }),
    foreign: around.find((one) => one.foreign)?.foreign,
    // In need the numbers to call come first; the cards have links of their own.
    sources: sourcesOf(policy.intent === 'crisis' ? [] : answers, links),
    tool: toolOf(turn, answers),
    followUps: followUps.filter((question) => !shownQuestions.includes(question)),
    about: hasCards && parts[0]?.results[0]?.usesHistory ? message.history : undefined,
  };
}
