// The question box, asked as families ask: how often it is right.
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { recentHistory } from '../../src/features/questions/history.ts';
import {
  evaluate,
  type Outcome,
  quoteCounts,
  readPassages,
  readQuestions,
  report,
  respond,
} from '../answers/evaluate-answers.ts';
import { gateTable, gradeGate } from '../answers/gate.ts';
import { goalsTable, measureGoals } from '../answers/goals.ts';
import { gateFile, readLabeled, sectionsOf, unseenGateFile } from '../answers/labeled-messages.ts';

const passages = readPassages();
const outcomes = evaluate(readQuestions('tests/answers/questions.yaml'));
const share = (list: Outcome[], good: (one: Outcome) => boolean): number => list.filter(good).length / list.length;
const answered = outcomes.filter(({ expected }) => expected.kind === 'question' && expected.pages);
const withWords = outcomes.filter(({ expected }) => expected.mentions);

const gate = readLabeled(gateFile);
const unseen = readLabeled(unseenGateFile);
const figures = gradeGate(gate);
const measured = measureGoals(unseen);

console.log(report(outcomes));
console.log(gateTable(figures));
console.log(goalsTable(measured));

describe('the evaluation', () => {
  test('asks enough, of every kind', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(150);
    expect(answered.length).toBeGreaterThanOrEqual(100);
  });

  // A little below what is measured (docs/benchmarks.md), so that a real loss fails.
  test.each([
    ['answerable: a card is open', 0.72],
    ['open cards: a right one', 0.92],
    ['answerable: a right one is the open or first card', 0.86],
    ['plain questions: a right one among the cards', 0.88],
    ['not answerable: no card is open', 0.88],
    ['in need: help is shown', 0.9],
    ['in need: help of the right kind', 0.83],
    ['personal numbers: noticed', 0.98],
    ['personal numbers: the answer stops', 0.96],
  ] as const)('of the gate, %s: at least %d', (name, min) => {
    expect(figures[name].total).toBeGreaterThanOrEqual(20);
    expect(figures[name].share).toBeGreaterThanOrEqual(min);
  });

  test.each([
    ['no personal number: the answer stops', 0.013],
    ['no personal number: one line', 0.02],
  ] as const)('of the gate, %s: at most %d', (name, max) => {
    expect(figures[name].total).toBeGreaterThan(130);
    expect(figures[name].share).toBeLessThanOrEqual(max);
  });

  test.each([
    ['plain questions: the first card answers', 0.88],
    ['plain questions: one of the cards answers', 0.96],
    ['stories: one answers, its direct answer in sight', 0.9],
    ['follow-ups: one of the cards answers', 0.9],
    ['not covered: no card is open', 0.95],
    ['in need: the right help first', 0.85],
    ['in need: the right help, alone or one of two', 0.93],
  ])('of the unseen messages, %s: at least %d', (name, min) => {
    const { right, total } = measured.goals.find((one) => one.name === name) ?? { right: 0, total: 0 };
    expect(total).toBeGreaterThanOrEqual(40);
    expect(right / total).toBeGreaterThanOrEqual(min);
  });

  test.each([
    ['all replies: an open card misleads', 0.015],
    ['nobody in need: help in full', 0.005],
    ['nobody in need: a line of help', 0.03],
    ['a harmless figure taken for a personal number', 0.01],
  ])('of the unseen messages, %s: at most %d', (name, max) => {
    const { right, total } = measured.goals.find((one) => one.name === name) ?? { right: 1, total: 0 };
    expect(total).toBeGreaterThan(600);
    expect(right / total).toBeLessThanOrEqual(max);
  });

  test('the search finds the right section more often than the words alone, and the need than fixed patterns', () => {
    const lead = (name: keyof typeof figures, reference: keyof typeof figures) =>
      figures[name].share - figures[reference].share;
    expect(
      lead('answerable: a right one is the open or first card', 'reference, by the words alone: a right one first'),
    ).toBeGreaterThanOrEqual(0.08);
    expect(lead('in need: help is shown', 'reference, by fixed patterns alone: help is shown')).toBeGreaterThanOrEqual(
      0.6,
    );
  });

  test('of the questions that people put most often, 98% open with their page, and 95% have its card open', () => {
    const common: Record<string, string[]> = parse(readFileSync('tests/answers/common-questions.yaml', 'utf8'));
    const firsts = Object.entries(common).flatMap(([url, questions]) =>
      questions.map((question) => {
        const [first] = respond({ question, history: '' }).answer.answers;
        return { isFirst: first?.url === url, isOpen: first?.shows === 'whole' };
      }),
    );
    expect(firsts.length).toBeGreaterThan(600);
    expect(firsts.filter(({ isFirst }) => isFirst).length / firsts.length).toBeGreaterThanOrEqual(0.98);
    expect(firsts.filter(({ isOpen }) => isOpen).length / firsts.length).toBeGreaterThanOrEqual(0.95);
  });

  test('every section that the gate names is on the site', () => {
    const urls = new Set(passages.map(({ url }) => url));
    const named = gate.flatMap((message) => sectionsOf(message) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((url) => !urls.has(url))).toEqual([]);
  });

  // The lists of right pages may lack the newest: a right quote may count as wrong.
  test('of older questions 27% get a quote, 71% of the quotes are from a listed page, and 82% are offered one', () => {
    const { asked, quoted, offered } = quoteCounts(outcomes);
    expect(quoted.length / asked.length).toBeGreaterThanOrEqual(0.27);
    expect(share(quoted, ({ rank }) => rank === 1)).toBeGreaterThanOrEqual(0.71);
    expect(share(offered, ({ rank }) => rank > 0)).toBeGreaterThanOrEqual(0.82);
  });

  test('of messages that follow on in a conversation 22% get a quote, 84% of them right, and 81% a right section', () => {
    const rows: { messages: string[]; sections: string[] }[] = parse(
      readFileSync('tests/answers/conversations.yaml', 'utf8'),
    );
    const last = rows.map(({ messages, sections }) => {
      const { answer } = respond({ question: messages.at(-1) ?? '', history: recentHistory(messages.slice(0, -1)) });
      const [first, ...others] = answer.answers.map(({ url }) => sections.includes(url));
      return { isQuote: answer.outcome === 'quote', first, offered: first || others.includes(true) };
    });
    const quoted = last.filter(({ isQuote }) => isQuote);
    expect(last.length).toBeGreaterThanOrEqual(100);
    expect(quoted.length / last.length).toBeGreaterThanOrEqual(0.22);
    expect(quoted.filter(({ first }) => first).length / quoted.length).toBeGreaterThanOrEqual(0.84);
    expect(last.filter(({ offered }) => offered).length / last.length).toBeGreaterThanOrEqual(0.81);
  });

  test('93% of the quotes are the same after a question about something else', () => {
    const questions = [...gate, ...unseen]
      // What only makes sense after another message has none that is about something else.
      .filter(({ before = [] }) => before.length === 0)
      .filter((message) => sectionsOf(message)?.length || message.labels.includes('covered'))
      .map(({ text }) => text);
    const quoteOf = (question: string, history: string): string | undefined => {
      const { answer, passages } = respond({ question, history });
      return answer.outcome === 'quote' ? passages[0]?.url : undefined;
    };
    const quotes = questions.flatMap((question, index) => {
      const alone = quoteOf(question, '');
      return alone ? [{ alone, after: quoteOf(question, questions.at(index - 37) ?? '') }] : [];
    });
    expect(quotes.length).toBeGreaterThan(90);
    expect(quotes.filter(({ alone, after }) => alone === after).length / quotes.length).toBeGreaterThanOrEqual(0.93);
  });

  // Most of them are near to what it has.
  test('of 160 questions on what the site lacks, 88% get no quote', () => {
    const uncovered = readQuestions('tests/answers/unanswerable.yaml');
    const replies = uncovered.map(({ asked }) => respond({ question: asked, history: '' }).answer);
    expect(uncovered.length).toBeGreaterThanOrEqual(160);
    expect(replies.filter(({ outcome }) => outcome !== 'quote').length / replies.length).toBeGreaterThanOrEqual(0.88);
  });

  test('a court’s fees are quoted with their sums', () => {
    const { response } = respond({ question: 'cuyahoga county what does each paper cost', history: '' }).answer;
    expect(response).toContain('• An account: $50');
  });

  test.each([
    ['i only have a photo of the will', '/answers/will-the-court-take-a-copy-of-a-will'],
    ['she threw the will away', '/answers/will-the-court-take-a-copy-of-a-will'],
    ['who gets the furnature and the jewlery', '/answers/who-gets-the-furniture-and-photos'],
    ['will medicade take the house', '/answers/will-medicaid-take-the-house'],
    ['the dog is still at my house, nobody was named to take him', '/answers/who-takes-the-pets'],
    ['brother has a felony and dads will leaves him the rifles', '/answers/guns-in-an-estate'],
    ['his wife sold the house that was in his name', '/answers/can-a-sale-under-a-forged-deed-be-stopped'],
  ])('"%s" leads to the section about it', (question, url) => {
    expect(respond({ question, history: '' }).answer.sources[0]?.url).toBe(url);
  });

  test.each([
    ['the workers comp checks still come to the house', 'out-of-scope', '/answers/workers-compensation-after-a-death'],
    ['my husband was killed on the job', 'grief', '/answers/death-at-work-what-money-there-is'],
  ])('"%s" is no question by its words, and has cards all the same', (question, kind, url) => {
    const { answer } = respond({ question, history: '' });
    expect(answer).toMatchObject({ kind });
    expect(answer.answers.map((card) => card.url)).toContain(url);
    expect(answer.answers.every(({ shows }) => shows === 'direct-answer')).toBe(true);
  });

  test('where a need is possible and nothing is asked, help comes first, and closed cards after it', () => {
    const question = 'my stepson says i have to be out of my late husbands house by the first';
    const { answer } = respond({ question, history: '' });
    expect(answer).toMatchObject({ kind: 'crisis', outcome: 'near', before: expect.stringContaining('211') });
    expect(answer.answers.every(({ shows }) => shows === 'direct-answer')).toBe(true);
  });

  test.each([
    ['my nephew steals my grandmothers pension every month', '1-855-644-6277'],
    ['we lost our baby, she had a small bank account', '988'],
    ['I am heartbroken, and his landlord wants the apartment back', '988'],
  ])('"%s" tells of an estate: help comes first, and closed cards after it', (question, number) => {
    const { answer } = respond({ question, history: '' });
    expect(answer).toMatchObject({ outcome: 'near', before: expect.stringContaining(number) });
    expect(answer.answers.every(({ shows }) => shows === 'direct-answer')).toBe(true);
  });

  test.each(['he laughs when grandma falls and takes her pension', 'my uncle hits my aunt and wants the farm'])(
    'a number to call is the first source, before the cards: "%s"',
    (question) => {
      const { kind, answers, sources } = respond({ question, history: '' }).answer;
      expect([kind, answers.length > 0]).toEqual(['crisis', true]);
      expect(sources[0]?.url).toMatch(/^tel:/);
    },
  );

  test('a word of another matter in a long message does not send it away', () => {
    const question =
      'The appraiser wants 400 dollars to value the coins, and the neighbor says it is a waste because a bankruptcy took the good ones years ago';
    const { answer } = respond({ question, history: '' });
    expect(answer).toMatchObject({ kind: 'out-of-scope', outcome: 'near' });
  });

  test.each([
    'how do I get a divorce',
    'my son got a speeding ticket',
    'will it rain tomorrow',
    'i miss her so much',
    'our uncle died on Wednesday',
  ])('"%s" has no card', (question) => {
    expect(respond({ question, history: '' }).answer.answers).toEqual([]);
  });

  test('needs are detected, and few false ones', () => {
    const rows = parse(readFileSync('tests/answers/needs.yaml', 'utf8')) as { asked: string; need: string }[];
    const names = /\b(?:988|911|1-800-799-7233|1-855-644-6277|1-855-642-4453)\b/;
    const shown = (need: string) =>
      rows
        .filter((row) => row.need === need)
        .map(({ asked }) => names.test(respond({ question: asked, history: '' }).answer.response));
    expect(shown('shown').filter((one) => !one)).toEqual([]);
    expect(shown('none').filter((one) => one).length / shown('none').length).toBeLessThanOrEqual(0.05);
    const alarmed = answered.filter(({ answer }) => names.test(answer.response) || answer.kind === 'crisis');
    expect(alarmed.length / answered.length).toBeLessThanOrEqual(0.03);
  });

  test('where a card is open, the cards say what any right answer must say, for 80% of those with such words', () => {
    const quoted = withWords.filter(({ answer }) => answer.outcome === 'quote');
    expect(share(quoted, ({ missing }) => missing.length === 0)).toBeGreaterThanOrEqual(0.8);
  });

  test('the kind is right for 90% of most; every person in need is seen', () => {
    for (const [kind, list] of Map.groupBy(outcomes, ({ expected }) => expected.kind)) {
      // A false alarm on grief that sounds like despair is better than a missed need.
      const needed = { crisis: 1, 'legal-advice': 0.85, grief: 0.8 }[kind as string] ?? 0.9;
      expect(
        share(list, ({ rightKind }) => rightKind),
        kind,
      ).toBeGreaterThanOrEqual(needed);
    }
  });

  test('no answer contains a forbidden word', () => {
    expect(
      outcomes.flatMap(({ expected, forbidden }) => forbidden.map((word) => `${expected.asked}: ${word}`)),
    ).toEqual([]);
  });
});

test('what the function reads weighs at most 1.6 MB, compressed', () => {
  expect(statSync('.netlify/blobs/deploy/answer-data').size).toBeLessThanOrEqual(1.5 * 1024 * 1024);
});
