// One limit, one number: what pages, tools and the guide print beside a section of the law is a figure of that section.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFigures } from '../../src/features/facts/typed-figures.ts';
import { sentences } from '../../src/features/questions/search/passages.ts';
import { dist, pages, visibleText } from '../support/built-pages.ts';

interface Fact {
  value: string;
  section?: string;
}
const facts = Object.values(parse(readFileSync('src/content/facts.yaml', 'utf8')) as Record<string, Fact>);

/** "R.C. 2106.16, 2106.25" and "Rule 59(B)" as single sections, without their divisions. */
const sectionsIn = (text: string): string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /\b(?:R\.C\.|section|Sup\.R\.|Rule|Civ\.R\.) (\d[\d.]*\d(?:\([A-Z0-9]+\))*(?:(?:, | and )\d{4}\.\d+)*)/g,
      ),
    ]
      .flatMap(([, list = '']) => list.split(/, | and /))
      .map((section) => section.replace(/\(.*/, '')),
  ),
];
const comparable = (figure: string): string =>
  figure
    .toLowerCase()
    .replace(/[^a-z0-9.$%]+/g, ' ')
    .replace(/[ .]+$/, '')
    .trim();

const valuesOf = new Map<string, Set<string>>();
for (const { value, section = '' } of facts)
  for (const one of sectionsIn(section)) valuesOf.set(one, (valuesOf.get(one) ?? new Set()).add(comparable(value)));

/** A figure that a sentence beside another section borrows, and why that is right. */
const borrowed = [
  { figure: '6 months', section: '2117.07', why: 'the shorter time of one creditor is measured against it' },
  { figure: '$40 000', section: '2117.25', why: 'the allowance is one of the debts that the section ranks' },
  { figure: '60 days', section: '2113.03', why: 'a nursing home waits for it before it hands over money' },
];

/** The sentence gives one figure and cites one section, and the section has figures, none of which it is. */
function disagreement(sentence: string): string | undefined {
  const [section, ...moreSections] = sectionsIn(sentence);
  const [figure, ...moreFigures] = findFigures(sentence);
  const values = valuesOf.get(section ?? '');
  if (!section || !figure || !values || moreSections.length + moreFigures.length > 0) return undefined;
  const printed = comparable(figure.text);
  if (borrowed.some((one) => one.figure === printed && one.section === section)) return undefined;
  return values.has(printed) ? undefined : `${figure.text} is no figure of ${section}: ${sentence}`;
}

test.each([
  ['Creditors have 5 months from the death (R.C. 2117.06).', true],
  ['The inventory is due within 6 months of the appointment (R.C. 2115.02).', true],
  ['The family allowance is $45,000 (R.C. 2106.13).', true],
  ['Form 2.4 is due 3 months after the appointment (Sup.R. 59).', true],
  ['Notice of the will goes out within 2 months of its admission (R.C. 2107.19).', true],
  ['Creditors have 6 months from the death (R.C. 2117.06).', false],
  ['Notice of the will goes out within 2 weeks of its admission (R.C. 2107.19).', false],
  ['The court may act at any time (R.C. 2117.06).', false],
])('%s disagrees: %s', (sentence, disagrees) => {
  expect(disagreement(sentence) !== undefined).toBe(disagrees);
});

test('pages, tools and the guide print no figure beside a section that is another section’s', () => {
  const texts = [
    ...pages
      .filter(({ path }) => path !== '/heard-elsewhere')
      .flatMap(({ path, root }) =>
        root
          .querySelectorAll('main :is(p, li, tr, dd, label)')
          .map((block) => ({ at: path, text: visibleText(block) })),
      ),
    ...globSync('guide/*.txt', { cwd: dist }).map((file) => ({
      at: file,
      text: readFileSync(`${dist}/${file}`, 'utf8').replace(/\s+/g, ' '),
    })),
  ];
  const compared = texts.filter(({ text }) =>
    sentences(text).some((one) => sectionsIn(one).length === 1 && findFigures(one).length === 1),
  );
  expect(compared.length).toBeGreaterThan(200);
  const problems = texts.flatMap(({ at, text }) =>
    sentences(text).flatMap((sentence) => {
      const problem = disagreement(sentence);
      return problem ? [`${at}: ${problem}`] : [];
    }),
  );
  expect([...new Set(problems)]).toEqual([]);
});
