// Grades the question box with labeled held-out messages (tests/answers/gate.jsonl).
import { detectDistress } from '../../src/features/questions/guard/distress.ts';
import { guard } from '../../src/features/questions/guard/guard.ts';
import { detectNeed, needKinds } from '../../src/features/questions/guard/need.ts';
import { detectPersonalNumber } from '../../src/features/questions/guard/personal-numbers.ts';
import { recentHistory } from '../../src/features/questions/history.ts';
import { bm25Baseline, pageOf, respond } from './evaluate-answers.ts';
import { hasPersonalNumber, isInNeed, type LabeledMessage, needKindOf, sectionsOf } from './labeled-messages.ts';

/** How many messages of a kind were handled as they should be. */
export interface Figure {
  right: number;
  total: number;
  share: number;
}
const figure = <T>(list: T[], isRight: (item: T) => boolean): Figure => {
  const right = list.filter(isRight).length;
  return { right, total: list.length, share: right / list.length };
};

/** In characters; a longer message tells a story. */
const maxPlainQuestionLength = 90;

/** How the box handles the messages. */
export function gradeGate(messages: LabeledMessage[]) {
  const reference = bm25Baseline();
  const questions = messages.flatMap((message) => {
    const sections = sectionsOf(message);
    if (!sections) return [];
    const { answer } = respond({ question: message.text, history: recentHistory(message.before ?? []) });
    const urls = answer.answers.map(({ url }) => url);
    const pages = new Set(sections.map(pageOf));
    return {
      sections,
      form: message.before ? 'follow-up' : message.text.length > maxPlainQuestionLength ? 'story' : 'plain',
      isQuote: answer.outcome === 'quote',
      isRightSection: sections.includes(urls[0] ?? ''),
      hasRightSection: urls.some((url) => sections.includes(url)),
      hasRightPage: urls.some((url) => pages.has(pageOf(url))),
      isRightReference: sections.includes(reference(message.text) ?? ''),
    };
  });
  const covered = questions.filter(({ sections }) => sections.length > 0);
  const quoted = covered.filter(({ isQuote }) => isQuote);
  const uncovered = questions.filter(({ sections }) => sections.length === 0);
  const amongCards = (form: string) =>
    figure(
      covered.filter((item) => item.form === form),
      ({ hasRightSection }) => hasRightSection,
    );

  const guarded = messages.map((message) => {
    const { text } = message;
    const { reply, line } = guard(text, detectNeed) ?? {};
    const helped = needKinds.find((kind) => kind === reply || line === `${kind}-line`);
    return {
      inNeed: isInNeed(message),
      kind: needKindOf(message),
      helped,
      isFull: needKinds.some((kind) => kind === reply),
      byWordsAlone: detectDistress(text) !== undefined,
      personal: hasPersonalNumber(message),
      noticed: detectPersonalNumber(text),
    };
  });
  const needs = guarded.filter(({ inNeed }) => inNeed);
  const ordinary = guarded.filter(({ inNeed }) => inNeed === false);
  const personal = guarded.filter((item) => item.personal);
  const impersonal = guarded.filter((item) => item.personal === false || item.inNeed === false);
  return {
    'answerable: a card is open': figure(covered, ({ isQuote }) => isQuote),
    'open cards: a right one': figure(quoted, ({ isRightSection }) => isRightSection),
    'answerable: a right page among the cards': figure(covered, ({ hasRightPage }) => hasRightPage),
    'answerable: a right one is the open or first card': figure(covered, ({ isRightSection }) => isRightSection),
    'reference, by the words alone: a right one first': figure(covered, ({ isRightReference }) => isRightReference),
    'plain questions: a right one among the cards': amongCards('plain'),
    'stories: a right one among the cards': amongCards('story'),
    'follow-ups: a right one among the cards': amongCards('follow-up'),
    'not answerable: no card is open': figure(uncovered, ({ isQuote }) => !isQuote),
    'in need: help is shown': figure(needs, ({ helped }) => helped !== undefined),
    'in need: help of the right kind': figure(
      needs.filter(({ kind }) => kind),
      ({ kind, helped }) => helped === kind,
    ),
    'reference, by fixed patterns alone: help is shown': figure(needs, ({ byWordsAlone }) => byWordsAlone),
    'not in need: help in full': figure(ordinary, ({ isFull }) => isFull),
    'not in need: one line of help': figure(ordinary, ({ helped, isFull }) => helped !== undefined && !isFull),
    'personal numbers: noticed': figure(personal, ({ noticed }) => noticed !== undefined),
    'personal numbers: the answer stops': figure(personal, ({ noticed }) => noticed === 'surely'),
    'no personal number: the answer stops': figure(impersonal, ({ noticed }) => noticed === 'surely'),
    'no personal number: one line': figure(impersonal, ({ noticed }) => noticed === 'possibly'),
  };
}
export type GateFigures = ReturnType<typeof gradeGate>;

/** The figures as a table, with Wilson's 95% intervals. */
export function gateTable(figures: GateFigures): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return Object.entries(figures)
    .filter(([, { total }]) => total > 0)
    .map(([name, { right, total, share }]) => {
      const middle = (share + 1.92 / total) / (1 + 3.84 / total);
      const half = (1.96 * Math.sqrt((share * (1 - share)) / total + 0.96 / total ** 2)) / (1 + 3.84 / total);
      const interval = `${percent(Math.max(0, middle - half))} to ${percent(middle + half)}`;
      return `${name.padEnd(52)} ${percent(share).padStart(6)}  ${right} of ${total} (${interval})`;
    })
    .join('\n');
}
