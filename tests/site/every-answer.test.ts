// What is true of every answer of the question box, and of its page without JavaScript.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse as parsePage } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answerPage } from '../../netlify/lib/answer-page.ts';
import { findFigures } from '../../src/features/facts/typed-figures.ts';
import { cardText } from '../../src/features/questions/card-text.ts';
import { redactPersonalNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import { knownQuestionsPath } from '../../src/features/questions/known-questions.ts';
import { isAskable } from '../../src/features/questions/search/passages.ts';
import { claims } from '../../src/site.ts';
import { evaluate, readPassages, readQuestions, readReplies, respond } from '../answers/evaluate-answers.ts';

const passages = readPassages();
const outcomes = evaluate(readQuestions('tests/answers/questions.yaml'));

test('without JavaScript, the typed text is posted unchanged', async () => {
  const typed = 'what does &lt;b&gt; mean, & is "&amp;" in a deed';
  const { answer } = respond({ question: typed, history: '' });
  const page = await answerPage({ message: typed, context: typed, previous: '' }, { ...answer, followUps: [typed] });
  const written = parsePage(page);
  for (const place of ['input[name="previous"]', 'input[name="context"]', '[data-fill="follow-ups"] button'])
    expect(written.querySelector(place)?.getAttribute('value'), place).toBe(typed);
});

test('the questions suggested while typing are those of the answers, each once', () => {
  const suggested: string[] = JSON.parse(readFileSync(`dist${knownQuestionsPath}`, 'utf8'));
  const answered = passages.filter(({ url }) => url.startsWith('/answers/')).map(({ heading }) => heading);
  expect(suggested.length).toBeGreaterThan(500);
  expect(suggested.toSorted()).toEqual([...new Set(answered)].sort());
});

describe('every answer', () => {
  const everything = [
    ...outcomes.map(({ answer }) => answer),
    ...passages.map(({ heading }) => respond({ question: heading, history: '' }).answer),
  ];

  test('contains only figures from facts and fixed claims', () => {
    const facts = parse(readFileSync('src/content/facts.yaml', 'utf8')) as Record<
      string,
      { value: string; covers: string }
    >;
    const known = [...Object.values(facts).flatMap(({ value, covers }) => [value, covers]), ...Object.values(claims)]
      .join('\n')
      .toLowerCase();
    const invented = everything.flatMap(({ response, answers }) =>
      [response, ...answers.map(cardText)]
        .flatMap(findFigures)
        .map(({ text }) => text.toLowerCase().replace(/[.,]$/, ''))
        .filter((text) => !known.includes(text)),
    );
    expect([...new Set(invented)]).toEqual([]);
  });

  test('has text, at most three existing pages, and no markup', () => {
    const urls = new Set(passages.map(({ url }) => url));
    for (const { response, sources } of everything) {
      expect(response.length).toBeGreaterThan(20);
      // Two answers with all of their cases.
      expect(response.length).toBeLessThan(2500);
      expect(response).not.toMatch(/<\w|&\w+;|\bundefined\b|\bnull\b/);
      expect(sources.filter(({ url }) => url.startsWith('/')).length).toBeLessThanOrEqual(3);
      for (const { url, title } of sources) {
        expect(title).not.toBe('');
        if (url.includes('#')) expect(urls).toContain(url);
      }
    }
  });

  test('never gives advice', () => {
    const advice =
      /\b(?:you should (?:file|sign|sell|sue|choose|use form)|i (?:recommend|advise|suggest)|you (?:do )?qualify|you will win|as your (?:attorney|lawyer))\b/i;
    expect(everything.filter(({ response }) => advice.test(response)).map(({ response }) => response)).toEqual([]);
  });

  test('answers a question in Spanish with a passage in English that a browser can translate', () => {
    const { answer } = respond({ question: '¿Cuánto tarda la sucesión en Ohio?', history: '' });
    expect(answer).toMatchObject({ kind: 'other-language', outcome: 'quote' });
    expect(answer.before).toMatch(/^Este sitio está escrito solo en inglés/);
    expect(answer.response).toMatch(/^Este sitio está escrito solo en inglés[^\n]*\n\nProbate in Ohio/);
    expect(answer.sources[0]?.url).toMatch(/^\/answers\/how-long-does-probate-take/);
  });

  test('shows the court of a county that a phrasing names', () => {
    const counties = passages.flatMap(({ court }) => (court ? [`${court.county.toLowerCase()} county`] : []));
    const named = passages
      .flatMap(({ phrasings }) => phrasings)
      .filter((phrasing) => counties.some((county) => phrasing.toLowerCase().includes(county)));
    expect(named.length).toBeGreaterThan(20);
    const urlsFor = (question: string) => respond({ question, history: '' }).answer.answers.map(({ url }) => url);
    expect(named.filter((phrasing) => !urlsFor(phrasing).some((url) => url.startsWith('/counties#')))).toEqual([]);
  });

  test('offers a page in Spanish too, where the site leaves a question open, and where it speaks of us', () => {
    const offered = (question: string) => respond({ question, history: '' }).answer.sources.map(({ url }) => url);
    expect(offered('Mi mamá murió sin testamento, ¿quién hereda la casa?').join()).toMatch(/no-will|inherit/);
    const { answers } = respond({ question: '¿Quién hereda la casa y cuánto cuesta el abogado?', history: '' }).answer;
    expect(answers.map(({ question }) => question)).toContain('How much does a probate lawyer cost in Ohio?');
    expect(offered('my dad had 14 guns and im the executor can i just keep them')).toContain(
      '/answers/guns-in-an-estate',
    );
    expect(offered('can you people file everything with the court for me').join()).toMatch(/are-you-attorneys/);
    expect(offered('how much do you lay down the first day at the courthouse').join()).not.toMatch(/^\/services/);
    expect(offered('who takes care of money for minors who inherit').join()).toMatch(/a-child-inherits|children-who/);
    const unsure = 'We have no idea if the deed says survivorship or something else';
    expect(respond({ question: unsure, history: '' }).answer.outcome).toBe('near');
    expect(offered(unsure)).toHaveLength(3);
    expect(offered(unsure)).toContain('/answers/how-a-house-passes-to-a-surviving-co-owner');
  });

  test('to a question of our own comes without a line of help', () => {
    const ours = passages.filter(isAskable).map(({ heading }) => heading);
    const calls = (question: string) =>
      respond({ question, history: '' }).answer.sources.some(({ url }) => url.startsWith('tel:'));
    expect(ours.length).toBeGreaterThan(700);
    expect(ours.filter(calls)).toEqual([]);
  });

  test('to a heading that may be offered is its section, not a reply to somebody who tells something', () => {
    const offered = passages.filter(
      ({ kind, heading }) => kind === 'section' && /^(?:who|what|when|where|which|how) /i.test(heading),
    );
    const outcomes = offered.map(({ heading }) => respond({ question: heading, history: '' }).answer);
    expect(offered.length).toBeGreaterThan(100);
    expect(offered.filter((_, index) => outcomes[index]?.outcome === 'reply').map(({ heading }) => heading)).toEqual(
      [],
    );
  });

  test('is followed by questions that have an answer', () => {
    const prepared = Object.values(readReplies()).flatMap(({ next }) => next);
    const next = [...new Set([...prepared, ...everything.flatMap(({ followUps }) => followUps)])];
    expect(next.length).toBeGreaterThan(40);
    const unanswered = next.filter((question) => {
      const { answer } = respond({ question, history: '' });
      if (answer.outcome === 'near') return true;
      const headings = answer.sources.map(({ url }) => passages.find((passage) => passage.url === url)?.heading);
      return !headings.includes(question);
    });
    expect(unanswered).toEqual([]);
  });

  test('redacts personal numbers, and is given for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), (question) => {
        const { response, outcome } = respond({ question, history: '' }).answer;
        // A quote has the site's own words, whose sections of law look like numbers; it answers no message with a
        // personal one.
        const words = outcome === 'quote' ? question : response;
        expect(response.length).toBeGreaterThan(20);
        expect(redactPersonalNumbers(words)).toBe(words);
      }),
      { numRuns: 150 },
    );
  });
});
