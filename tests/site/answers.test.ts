// The question box, asked as families ask: how often it is right, and what holds for every answer.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parse as parsePage } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answerPage } from '../../netlify/lib/answer-page.ts';
import { findFigures } from '../../src/features/facts/typed-figures.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { claims } from '../../src/site.ts';
import {
  builtAssistant,
  evaluate,
  type Outcome,
  readPassages,
  readQuestions,
  readReplies,
  report,
} from '../support/evaluate-answers.ts';

const respond = builtAssistant();
const passages = readPassages();
const outcomes = evaluate(readQuestions('tests/answers/questions.yaml'), respond);
const share = (list: Outcome[], good: (one: Outcome) => boolean): number => list.filter(good).length / list.length;
const answered = outcomes.filter(({ expected }) => expected.kind === 'question' && expected.pages);
const withWords = outcomes.filter(({ expected }) => expected.mentions);

console.log(report(outcomes));

describe('the evaluation', () => {
  test('asks enough, of every kind', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(150);
    expect(answered.length).toBeGreaterThanOrEqual(100);
  });

  test('a right page is among the sources of 95%, and first for 85%', () => {
    expect(share(answered, ({ place }) => place > 0)).toBeGreaterThanOrEqual(0.95);
    expect(share(answered, ({ place }) => place === 1)).toBeGreaterThanOrEqual(0.85);
  });

  test('the answer says what any right answer must say, for 85% of those with such words', () => {
    expect(share(withWords, ({ missing }) => missing.length === 0)).toBeGreaterThanOrEqual(0.85);
  });

  test('the kind is right for 90% of each; every person in need and every number is seen', () => {
    for (const [kind, list] of Map.groupBy(outcomes, ({ expected }) => expected.kind)) {
      const needed = kind === 'crisis' || kind === 'personal-number' ? 1 : kind === 'legal-advice' ? 0.85 : 0.9;
      expect(
        share(list, ({ rightKind }) => rightKind),
        kind,
      ).toBeGreaterThanOrEqual(needed);
    }
  });

  test('no forbidden word stands in any answer', () => {
    expect(
      outcomes.flatMap(({ expected, forbidden }) => forbidden.map((word) => `${expected.asked}: ${word}`)),
    ).toEqual([]);
  });
});

test('what the function reads weighs at most 1 MB, compressed', () => {
  expect(gzipSync(readFileSync('.netlify/blobs/deploy/passages')).length).toBeLessThanOrEqual(1024 * 1024);
});

test('without JavaScript, what was typed travels on as it was typed', async () => {
  const typed = 'what does &lt;b&gt; mean, & is "&amp;" in a deed';
  const { answer } = respond({ question: typed, before: '' });
  const page = await answerPage({ message: typed, context: typed, previous: '' }, { ...answer, followUps: [typed] });
  const written = parsePage(page);
  for (const place of ['input[name="previous"]', 'input[name="context"]', '[data-fill="follow-ups"] button'])
    expect(written.querySelector(place)?.getAttribute('value'), place).toBe(typed);
});

describe('every answer', () => {
  const everything = [
    ...outcomes.map(({ answer }) => answer),
    ...passages.map(({ heading }) => respond({ question: heading, before: '' }).answer),
  ];

  test('prints only figures of the facts and the fixed claims', () => {
    const facts = parse(readFileSync('src/content/facts.yaml', 'utf8')) as Record<
      string,
      { value: string; covers: string }
    >;
    const known = [...Object.values(facts).flatMap(({ value, covers }) => [value, covers]), ...Object.values(claims)]
      .join('\n')
      .toLowerCase();
    const invented = everything.flatMap(({ response }) =>
      findFigures(response)
        .map(({ text }) => text.toLowerCase().replace(/[.,]$/, ''))
        .filter((text) => !known.includes(text)),
    );
    expect([...new Set(invented)]).toEqual([]);
  });

  test('has words, at most three sources that are there, and no markup', () => {
    const urls = new Set(passages.map(({ url }) => url));
    for (const { response, sources } of everything) {
      expect(response.length).toBeGreaterThan(20);
      expect(response.length).toBeLessThan(1800);
      expect(response).not.toMatch(/<\w|&\w+;|\bundefined\b|\bnull\b/);
      expect(sources.filter(({ url }) => url.startsWith('/')).length).toBeLessThanOrEqual(3);
      for (const { url, title } of sources) {
        expect(title).not.toBe('');
        if (url.includes('#')) expect(urls).toContain(url);
      }
    }
  });

  test('never advises', () => {
    const advice =
      /\b(?:you should (?:file|sign|sell|sue|choose|use form)|i (?:recommend|advise|suggest)|you (?:do )?qualify|you will win|as your (?:attorney|lawyer))\b/i;
    expect(everything.filter(({ response }) => advice.test(response)).map(({ response }) => response)).toEqual([]);
  });

  test('is followed by questions that have an answer', () => {
    const prepared = Object.values(readReplies()).flatMap(({ next }) => next);
    const next = [...new Set([...prepared, ...everything.flatMap(({ followUps }) => followUps)])];
    expect(next.length).toBeGreaterThan(40);
    const unanswered = next.filter((question) => {
      const { answer } = respond({ question, before: '' });
      const headings = answer.sources.map(({ url }) => passages.find((passage) => passage.url === url)?.heading);
      return !headings.includes(question);
    });
    expect(unanswered).toEqual([]);
  });

  test('leaves personal numbers out, and comes whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (question) => {
        const { response } = respond({ question, before: '' }).answer;
        return response.length > 20 && redactPersonalNumbers(response) === response;
      }),
      { numRuns: 150 },
    );
  });
});
