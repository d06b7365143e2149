// The court of a county that a message names: what it publishes about the question, or that we have read nothing.
import { cardText } from '../card-text.ts';
import type { AnswerCard } from '../contract.ts';
import { containsQuestion } from '../guard/contains-question.ts';
import { wordsOf } from '../normalize.ts';
import type { CourtPassage } from '../search/passages.ts';
import { asksAlone, queryTerms } from '../search/query.ts';
import { terms } from '../search/terms.ts';
import type { Message, Turn } from '../turn.ts';
import { isHeading, type Loaded } from './answer-data.ts';
import { cardOf, maxCards } from './cards.ts';

/** "Sandusky" names two counties; of a message that names more, none is likelier. */
const maxCourts = 2;
/** The county's page has the others. */
const maxLines = 6;

/** The court's lines on the practices that a message asks for, deposits first. */
function courtText({ court: { county, practices }, answer, text }: CourtPassage, asked: Loaded['practices']): string {
  const printed = asked.filter(({ isPrinted }) => isPrinted);
  if (printed.length === 0) return `${answer} ${text}`;
  const mentionsDeposit = (line: string) => Number(/\bdeposit/i.test(line));
  const lines = practices
    .filter((line) => printed.some(({ isPrinted }) => isPrinted?.(wordsOf(line.replaceAll('$', ' dollars ')), [])))
    .toSorted((a, b) => mentionsDeposit(b) - mentionsDeposit(a))
    .slice(0, maxLines);
  return lines.length > 0
    ? `From what we have read of ${county} County’s court:\n${lines.map((line) => `• ${line}`).join('\n')}`
    : `Of ${county} County’s court we have read nothing on ${printed.map(({ is }) => is).join(' or ')}. ${answer} ${text}`;
}

const countyPattern = /\b([A-Z]\w+(?: [A-Z]\w+)?) County\b/g;
/** Whether a text names other counties only: "Cuyahoga County asks for …". */
function isOfOtherCounty(text: string, counties: string[]): boolean {
  const named = [...text.matchAll(countyPattern)].map(([, name = '']) => name);
  return named.length > 0 && !named.some((name) => counties.includes(name));
}

/** "She lived in Canton. What is the deposit?", but not "in St. Clairsville". */
const sentenceEnd = /(?<=[.!?])(?<!\b(?:St|Mt|Ft)\.)\s+/i;
/**
 * The questions of a message, each with the sentence before it where it says too little alone; the whole message if it has
 * no question. A story mentions a town or a fee without asking about it.
 */
function askingPart(text: string): string {
  const sentences = text.split(sentenceEnd);
  const asking = sentences.filter((sentence, at) => {
    const question = sentences[at + 1] ?? '';
    const continues = containsQuestion(question) && queryTerms({ question, history: sentence }).usesHistory;
    return continues || containsQuestion(sentence);
  });
  return asking.join(' ') || text;
}

/** Names a place and nothing else: "what about Stark County", "Canton?", "how much is that in Lima". */
function namesOnlyPlace(text: string, { court }: CourtPassage): boolean {
  const names = new Set(terms(`${court.county} ${court.seat} ${court.towns.join(' ')} county probate court`));
  return terms(text).every((term) => names.has(term) || asksAlone.has(term));
}

/** The local practices that a message asks for, if it names exactly one place. What rules one out counts anywhere in it. */
function practicesAsked(message: Message, { practices, courts }: Loaded): Loaded['practices'] {
  const { text, words, places, history, isTopic } = message;
  if (places.courts.length !== 1) return [];
  const asks = (words: string[], asking: string[]) =>
    practices.filter(({ isAsked }) => isAsked(words, []) && isAsked(asking, []));
  const isOnlyPlace = places.courts.flat().some((index) => courts[index] && namesOnlyPlace(text, courts[index]));
  const before = isOnlyPlace && !isTopic ? history : '';
  const goesOn = asks(wordsOf(before), wordsOf(askingPart(before)));
  return goesOn.length > 0 ? goesOn : asks(words, wordsOf(askingPart(text)));
}

/** Whether a message asks for a local practice of the court it names. */
export const asksForCourt = (message: Message, loaded: Loaded): boolean => practicesAsked(message, loaded).length > 0;

/**
 * The cards of an answer with those of the courts of a place that the message names: open before the others where it asks
 * for them, else a line to press after the others.
 */
export function withCourts(others: AnswerCard[], { message }: Turn, loaded: Loaded): AnswerCard[] {
  const courtIndexes = message.places.courts.flat();
  if (courtIndexes.length === 0 || courtIndexes.length > maxCourts || isHeading(message.text, loaded)) return others;
  const courts = courtIndexes.flatMap((index) => loaded.courts[index] ?? []);
  const names = courts.map(({ court }) => court.county);
  const counties = names.map((name) => `${name} County`).join(' or ');
  const statewideLabel = `For Ohio as a whole; another county’s sums and rules are not those of ${counties}:`;
  const cards = (shows: AnswerCard['shows'], passage: (court: CourtPassage) => CourtPassage = (court) => court) =>
    courts.map((court) => ({ ...cardOf(passage(court), '', shows), title: court.heading }));
  const labeled = (label: string, [first, ...more]: AnswerCard[]) => (first ? [{ ...first, label }, ...more] : []);
  // One open card is enough to read on a telephone.
  const closed = (card: AnswerCard): AnswerCard =>
    card.shows === 'whole' ? { ...card, shows: 'direct-answer' } : card;
  const asked = practicesAsked(message, loaded);
  if (asked.length > 0)
    return [
      ...cards('whole', (court) => ({ ...court, answer: courtText(court, asked), text: '' })),
      ...labeled(statewideLabel, others.slice(0, maxCards - 1).map(closed)),
    ];
  if (others.length === 0) return [];
  return [
    ...others.map((card) =>
      isOfOtherCounty(cardText(card), names) ? { ...card, label: card.label ?? statewideLabel } : card,
    ),
    ...labeled(`If the person lived in ${counties}:`, cards('question')),
  ];
}
