// Measures the question box against its goals, on held-out messages (unseen.jsonl): what a visitor is
// shown counts, the guard's reply included.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { createResponder } from '../../src/features/questions/answer/respond.ts';
import { cardText } from '../../src/features/questions/card-text.ts';
import type { AnswerCard, ChatAnswer } from '../../src/features/questions/contract.ts';
import { detectPersonalNumber } from '../../src/features/questions/guard/personal-numbers.ts';
import { recentHistory } from '../../src/features/questions/history.ts';
import { isInNeed, type LabeledMessage, needKindOf, sectionsOf } from './labeled-messages.ts';

/** How well an open card answers its message, as it was read and judged. */
const gradeNames = ['answers', 'part', 'beside', 'misleads'] as const;
const grades: Record<string, (typeof gradeNames)[number]> = JSON.parse(
  readFileSync('tests/answers/open-card-grades.json', 'utf8'),
);

/**
 * How two readers graded each card, open or not, alone and in a random order, as "ap": `a` answers, `p` in part, `n` not.
 * Stricter than the labels: a message is labeled with what comes nearest to its answer, too.
 */
const readings: Record<string, string> = JSON.parse(readFileSync('tests/answers/card-readings.json', 'utf8'));
const hashOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 10);
/** Both readers say that the card answers. */
const answersForBoth = (text: string, card: AnswerCard): boolean =>
  readings[hashOf(text, card.question, cardText(card))] === 'aa';

/** The open cards of a reply, and the key of its grade: a reply that changed is not graded yet. */
function openCards(text: string, { answers }: ChatAnswer) {
  const open = answers.filter(({ shows }) => shows === 'whole').map((card) => `${card.question}\n${cardText(card)}`);
  return open.length > 0 ? { open, key: hashOf(text, ...open) } : undefined;
}

/** The line to call for each need. */
const lineOf: Record<string, string> = {
  emergency: 'emergency',
  crisis: 'lifeline',
  danger: 'domestic-violence',
  'child-harm': 'children-services',
  'elder-harm': 'adult-protective-services',
};
const lines: Record<string, { number: string; tel: string }> = parse(
  readFileSync('src/content/help-lines.yaml', 'utf8'),
);

/** Not a line that finds a bed or legal aid, which anyone may need. */
const needLines = Object.values(lineOf).map((id) => lines[id]?.tel ?? '');

const telephones = ({ sources }: ChatAnswer): string[] =>
  sources.flatMap(({ url }) => (url.startsWith('tel:') ? url.slice('tel:'.length) : []));

/** The reply names the need's own line before any card; only 911 may come before it, and comes first in an emergency. */
function givesHelpFirst(need: string, answer: ChatAnswer): boolean {
  const line = lines[lineOf[need] ?? ''];
  const called = telephones(answer);
  const needNumber = need === 'emergency' ? called[0] : called.find((tel) => tel !== lines.emergency?.tel);
  const before = answer.answers.length > 0 ? (answer.before ?? '') : answer.response;
  return line !== undefined && needNumber === line.tel && before.includes(line.number);
}

interface Goal {
  name: string;
  goal: number;
  isMaximum?: boolean;
  right: number;
  total: number;
}

/** Each goal with its figure; how many open cards have each grade; those that nobody has graded as they are now. */
export function measureGoals(messages: LabeledMessage[], respond: ReturnType<typeof createResponder>) {
  const replies = messages.map((message) => {
    const { text, before = [], labels } = message;
    const { answer } = respond({ question: text, history: recentHistory(before) });
    const right = sectionsOf(message);
    const isRight = ({ url }: AnswerCard) => right?.includes(url) ?? false;
    const asked = [...before, text].join('\n');
    const answering = answer.answers.map((card) => answersForBoth(asked, card));
    return {
      text,
      answer,
      answersFirst: answering[0] ?? false,
      answersAmong: answering.includes(true),
      need: needKindOf(message),
      isOrdinary: isInNeed(message) === false,
      isCovered: right && right.length > 0,
      form: before.length > 0 ? 'follow-up' : labels.includes('story') ? 'story' : 'plain',
      isRightFirst: answer.answers.slice(0, 1).some(isRight),
      isRightAmong: answer.answers.some(isRight),
      isRightInSight: answer.answers.some((card) => isRight(card) && card.shows !== 'question'),
      opened: openCards(asked, answer),
      called: telephones(answer).filter((tel) => needLines.includes(tel)),
    };
  });
  type Reply = (typeof replies)[number];
  const share = (
    name: string,
    goal: number,
    list: Reply[],
    isMatch: (reply: Reply) => boolean,
    isMaximum = false,
  ): Goal => ({
    name,
    goal,
    isMaximum,
    right: list.filter(isMatch).length,
    total: list.length,
  });
  const covered = (form: string) => replies.filter((reply) => reply.isCovered && reply.form === form);
  const uncovered = replies.filter(({ isCovered }) => isCovered === false);
  const inNeed = replies.filter(({ need }) => need);
  const ordinary = replies.filter(({ isOrdinary }) => isOrdinary);
  const isFull = ({ called }: Reply) => called.length > 1 && called.includes(lines.emergency?.tel ?? '');
  return {
    goals: [
      share('plain questions: a right card is open or first', 0.85, covered('plain'), (reply) => reply.isRightFirst),
      share('plain questions: a right one among the cards', 0.96, covered('plain'), (reply) => reply.isRightAmong),
      share('stories: a right one among the cards', 0.85, covered('story'), (reply) => reply.isRightAmong),
      share('stories: its direct answer in sight, too', 0.85, covered('story'), (reply) => reply.isRightInSight),
      share('follow-ups: a right one among the cards', 0.85, covered('follow-up'), (reply) => reply.isRightAmong),
      share('plain, by two readers: the first card answers', 0.85, covered('plain'), (reply) => reply.answersFirst),
      share('plain, by two readers: one of the cards answers', 0.96, covered('plain'), (reply) => reply.answersAmong),
      share('stories, by two readers: one of the cards answers', 0.85, covered('story'), (reply) => reply.answersAmong),
      share(
        'follow-ups, by two readers: one of the cards answers',
        0.85,
        covered('follow-up'),
        (reply) => reply.answersAmong,
      ),
      share('not covered: no card is open', 0.95, uncovered, ({ opened }) => !opened),
      share('in need: the right help, before anything else', 0.95, inNeed, ({ need = '', answer }) =>
        givesHelpFirst(need, answer),
      ),
      share(
        'all replies: an open card misleads',
        0.015,
        replies,
        ({ opened }) => grades[opened?.key ?? ''] === 'misleads',
        true,
      ),
      share('nobody in need: help in full', 0.005, ordinary, isFull, true),
      share(
        'nobody in need: a line of help',
        0.03,
        ordinary,
        (reply) => reply.called.length > 0 && !isFull(reply),
        true,
      ),
      share(
        'a harmless figure taken for a personal number',
        0.01,
        replies,
        ({ text }) => detectPersonalNumber(text) !== undefined,
        true,
      ),
    ],
    graded: gradeNames.map((name) => {
      const count = replies.filter(({ opened }) => grades[opened?.key ?? ''] === name).length;
      return `${count} ${name}`;
    }),
    unread: replies.flatMap(({ text, opened }) => (opened && !grades[opened.key] ? { text, ...opened } : [])),
  };
}

/** The goals as a table: figure, goal, and whether it is met. */
export function goalsTable({ goals, graded, unread }: ReturnType<typeof measureGoals>): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`.padStart(6);
  return [
    ...goals.map(({ name, goal, isMaximum, right, total }) => {
      const isMet = isMaximum ? right / total <= goal : right / total >= goal;
      const counts = `${right} of ${total}`.padStart(10);
      return `${name.padEnd(54)} ${percent(right / total)} ${counts}  ${isMaximum ? 'at most' : 'at least'} ${percent(goal)}  ${isMet ? 'met' : 'not met'}`;
    }),
    `open cards: ${graded.join(', ')}; ${unread.length} not graded yet`,
  ].join('\n');
}
