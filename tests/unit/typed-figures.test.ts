import { expect, test } from 'vitest';
import { factIdsInBody } from '../../src/features/facts/fact-ids.build.ts';
import { factIdsIn, fillFacts, findFigures } from '../../src/features/facts/typed-figures.ts';

test.each([
  ['It costs $35,000.', '$35,000.'],
  ['It costs $ 500+ then', '$ 500+'],
  ['four percent of it', 'four percent'],
  ['2–5% of the estate', '2–5%'],
  ['within 30 days', '30 days'],
  ['a 30-day wait', '30-day'],
  ['After Six Months', 'Six Months'],
  ['six to nine months', 'six to nine months'],
  ['five or six weeks', 'five or six weeks'],
  ['twenty-one days later', 'twenty-one days'],
  ['half a year', 'half a year'],
  ['120 hours', '120 hours'],
  ['three calendar weeks', 'three calendar weeks'],
  ['two more weeks', 'two more weeks'],
  ['a hundred dollars', 'a hundred dollars'],
  ['five hundred U.S. dollars', 'five hundred U.S. dollars'],
  ['a dozen weeks', 'a dozen weeks'],
  ['one year', 'one year'],
  ['a 90\ndays period', '90 days'],
])('finds the figure in "%s"', (sentence, text) => {
  expect(findFigures(sentence).map((figure) => figure.text)).toEqual([text]);
});

test.each([
  'within <Fact id="inventory-deadline" /> of the appointment',
  'up to {release-limit} in all',
  'the nine steps and all 88 counties',
  'R.C. 2113.03, Form 5.0, in 2006',
  'for months or years',
  'the 9th floor, 230 E. 9th St.',
])('finds no figure in "%s"', (text) => {
  expect(findFigures(text)).toEqual([]);
});

test('reports the line number', () => {
  expect(findFigures('one\ntwo\nand $5 more')).toEqual([{ text: '$5', line: 3 }]);
});

test('fills in facts', () => {
  expect(fillFacts('up to {release-limit}, {Not-one}', (id) => `[${id}]`)).toBe('up to [release-limit], {Not-one}');
});

test('lists the facts of a plain string, each once, in order', () => {
  expect(factIdsIn('{c-d} and {a-b}, {c-d} and {No}')).toEqual(['c-d', 'a-b']);
});

test('lists the facts that a body prints, but none in code or comments', () => {
  const body = '<Step title="x" fact="e-f">It’s <Fact id="a-b" /></Step> <Bars facts={["g-h", \'i-j\']} />';
  expect(factIdsInBody({ body: `${body} \`<Fact id="k-l" />\` {/* <Fact id="m-n" /> */}` })).toEqual([
    'e-f',
    'a-b',
    'g-h',
    'i-j',
  ]);
});
