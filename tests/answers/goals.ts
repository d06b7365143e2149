// Measures the question box against its goals, on held-out messages (unseen.jsonl): what a visitor is
// shown counts, the guard's reply included.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cardText } from '../../src/features/questions/card-text.ts';
import type { AnswerCard, ChatAnswer } from '../../src/features/questions/contract.ts';
import { detectPersonalNumber } from '../../src/features/questions/guard/personal-numbers.ts';
import { recentHistory } from '../../src/features/questions/history.ts';
import { readReplies, respond } from './evaluate-answers.ts';
import { isInNeed, type LabeledMessage, needKindOf } from './labeled-messages.ts';

/**
 * The two grades of each card, given without knowing its place, as "ap": `a` answers, `p` in part, `b` beside the question,
 * `m` misleads.
 */
const grades: Record<string, string> = JSON.parse(readFileSync('tests/answers/card-grades.json', 'utf8'));

interface GradedCard {
  /** Of the message and the card: a card that changed is not graded yet. */
  key: string;
  text: string;
  shows: AnswerCard['shows'];
  isGraded: boolean;
  /** By both grades. */
  answers: boolean;
  /** By one of them, at least. */
  misleads: boolean;
}

function gradedCard(message: string, card: AnswerCard): GradedCard {
  const text = `${card.question}\n${cardText(card)}`;
  const key = createHash('sha256').update(`${message}\n${text}`).digest('hex').slice(0, 10);
  const grade = grades[key];
  return {
    key,
    text,
    shows: card.shows,
    isGraded: grade !== undefined,
    answers: grade === 'aa',
    misleads: grade?.includes('m') ?? false,
  };
}

/** The line to call for each need. */
const lineOf: Record<string, string> = {
  emergency: 'emergency',
  crisis: 'lifeline',
  danger: 'domestic-violence',
  'child-harm': 'children-services',
  'elder-harm': 'adult-protective-services',
  homeless: 'two-one-one',
};
const lines: Record<string, { number: string; tel: string }> = parse(
  readFileSync('src/content/help-lines.yaml', 'utf8'),
);

/** Not a line that finds a bed or legal aid, which anyone may need. */
const needLines = Object.entries(lineOf).flatMap(([need, id]) => (need === 'homeless' ? [] : (lines[id]?.tel ?? [])));

const telephones = ({ sources }: ChatAnswer): string[] =>
  sources.flatMap(({ url }) => (url.startsWith('tel:') ? url.slice('tel:'.length) : []));

const beforeCards = (answer: ChatAnswer): string =>
  answer.answers.length > 0 ? (answer.before ?? '') : answer.response;

/** The reply names the need's own line before any card; only 911 may come before it, and comes first in an emergency. */
function givesHelpFirst(need: string, answer: ChatAnswer): boolean {
  const line = lines[lineOf[need] ?? ''];
  const called = telephones(answer);
  const needNumber = need === 'emergency' ? called[0] : called.find((tel) => tel !== lines.emergency?.tel);
  return line !== undefined && needNumber === line.tel && beforeCards(answer).includes(line.number);
}

interface Goal {
  name: string;
  goal: number;
  isMaximum?: boolean;
  right: number;
  total: number;
}

/**
 * Each goal with its figure, and the messages with a card that is not graded as it is now: those are left out of the
 * rows about cards.
 */
export function measureGoals(messages: LabeledMessage[]) {
  const help = readReplies();
  const replies = messages.map((message) => {
    const { text, before = [], labels } = message;
    const { answer } = respond({ question: text, history: recentHistory(before) });
    const isCovered = labels.includes('covered');
    const asked = [...before, text].join('\n');
    const cards = answer.answers.map((card) => gradedCard(asked, card));
    const open = cards.filter(({ shows }) => shows === 'whole');
    const isOpen = open.length > 0;
    const ungraded = (isCovered ? cards : open).filter(({ isGraded }) => !isGraded);
    return {
      text,
      asked,
      answer,
      isOpen,
      ungraded,
      isGraded: ungraded.length === 0,
      need: needKindOf(message),
      isOrdinary: isInNeed(message) === false,
      isCovered,
      isUncovered: labels.includes('uncovered'),
      form: before.length > 0 ? 'follow-up' : labels.includes('story') ? 'story' : 'plain',
      answersFirst: cards[0]?.answers ?? false,
      answersAmong: cards.some(({ answers }) => answers),
      answersInSight: cards.some(({ answers, shows }) => answers && shows !== 'question'),
      misleads: open.some(({ misleads }) => misleads),
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
  const graded = replies.filter(({ isGraded }) => isGraded);
  const covered = (form: string) => graded.filter((reply) => reply.isCovered && reply.form === form);
  const uncovered = replies.filter(({ isUncovered }) => isUncovered);
  const inNeed = replies.filter(({ need }) => need);
  const ordinary = replies.filter(({ isOrdinary }) => isOrdinary);
  const isFull = ({ called }: Reply) => called.length > 1 && called.includes(lines.emergency?.tel ?? '');
  return {
    goals: [
      share('plain questions: the first card answers', 0.85, covered('plain'), ({ answersFirst }) => answersFirst),
      share('plain questions: one of the cards answers', 0.96, covered('plain'), ({ answersAmong }) => answersAmong),
      share(
        'stories: one answers, its direct answer in sight',
        0.85,
        covered('story'),
        (reply) => reply.answersInSight,
      ),
      share('follow-ups: one of the cards answers', 0.85, covered('follow-up'), ({ answersAmong }) => answersAmong),
      share('not covered: no card is open', 0.95, uncovered, ({ isOpen }) => !isOpen),
      share('in need: the right help first', 0.95, inNeed, ({ need = '', answer }) => givesHelpFirst(need, answer)),
      share(
        'in need: the right help, alone or one of two',
        0.95,
        inNeed,
        ({ need = '', answer }) =>
          givesHelpFirst(need, answer) || beforeCards(answer).includes(help[`${need}-line`]?.text ?? ' '),
      ),
      share('all replies: an open card misleads', 0.015, graded, ({ misleads }) => misleads, true),
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
    ungraded: replies.filter(({ isGraded }) => !isGraded),
  };
}

/** The goals as a table: figure, goal, and whether it is met. */
export function goalsTable({ goals, ungraded }: ReturnType<typeof measureGoals>): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`.padStart(6);
  return [
    ...goals.map(({ name, goal, isMaximum, right, total }) => {
      const isMet = isMaximum ? right / total <= goal : right / total >= goal;
      const counts = `${right} of ${total}`.padStart(10);
      return `${name.padEnd(54)} ${percent(right / total)} ${counts}  ${isMaximum ? 'at most' : 'at least'} ${percent(goal)}  ${isMet ? 'met' : 'not met'}`;
    }),
    `${ungraded.length} messages with a card that is not graded yet`,
  ].join('\n');
}
