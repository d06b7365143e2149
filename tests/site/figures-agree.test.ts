// Figures that pages, tools and the guide print beside a section of the law are figures of that section.
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
const factsById = parse(readFileSync('src/content/facts.yaml', 'utf8')) as Record<string, Fact>;
const facts = Object.values(factsById);

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
  for (const number of sectionsIn(section))
    valuesOf.set(number, (valuesOf.get(number) ?? new Set()).add(comparable(value)));

/** A figure that a sentence beside another section borrows, and why that is right; `only` where the sentence says so. */
const borrowed: { figure: string; section: string; why: string; only?: RegExp }[] = [
  { figure: '6 months', section: '2117.07', why: 'the shorter time of one creditor is measured against it' },
  { figure: '$40 000', section: '2117.25', why: 'the allowance is one of the debts that the section ranks' },
  { figure: '$40 000', section: '2113.03', why: 'the allowance is part of what a spouse takes', only: /allowance/ },
  { figure: '60 days', section: '2113.03', why: 'a nursing home waits for it before it hands over money' },
  { figure: '6 months', section: '2117.25', why: 'who paid for the burial claims it in the creditors’ time' },
  { figure: '6 months', section: '2117.02', why: 'an executor’s own time is measured against it' },
  { figure: '1 3 months', section: '2115.02', why: 'our estimate beside the time that the law gives' },
  { figure: '120 hours', section: '2105.14', why: 'a newborn survives as every heir does' },
  { figure: '2 years', section: '2305.113', why: 'the case for a death is set beside the one for an injury' },
];

/** A list of dates in one sentence cites a section for one of them. */
const maxFigures = 4;

/** A sentence cites sections that all have figures, and gives a figure that is none of theirs. */
function disagreement(sentence: string): string | undefined {
  const cited = sectionsIn(sentence);
  const values = cited.map((section) => valuesOf.get(section));
  const figures = findFigures(sentence);
  if (cited.length === 0 || values.includes(undefined) || figures.length > maxFigures) return undefined;
  const wrong = figures.find(({ text }) => {
    const printed = comparable(text);
    const isBorrowed = borrowed.some(
      ({ figure, section, only = /./ }) => figure === printed && cited.includes(section) && only.test(sentence),
    );
    return !isBorrowed && !values.some((sectionValues) => sectionValues?.has(printed));
  });
  return wrong && `${wrong.text} is no figure of ${cited.join(', ')}: ${sentence}`;
}

/** What a sentence speaks of without its section: the one figure in it is one of these facts. */
const topics: { speaks: RegExp; facts: string[] }[] = [
  {
    speaks: /^(?!.*\b(?:older|deaths|notice)\b).*(?:\brelease from administration\b|^Release\b)/i,
    facts: ['release-limit', 'release-limit-spouse'],
  },
  { speaks: /\binventory\b.{0,50}\b(?:due|filed)\b/i, facts: ['inventory-deadline'] },
  {
    speaks: /\bcreditors?\b.{0,40}(?:\bto (?:present|claim|ask)\b|\bhave\b.{0,25}\b(?:from|after) the death\b)/i,
    facts: ['creditor-claim-period'],
  },
  { speaks: /\bForm 2\.4 (?:is due|is filed|goes)\b/i, facts: ['certificate-of-notice-deadline'] },
  { speaks: /\bnotice of the will goes\b/i, facts: ['will-notice-time'] },
  { speaks: /\bwill contest\b/i, facts: ['will-contest-deadline'] },
  { speaks: /^(?!.*(?:\bwhole|100%)).*\bfamily allowance\b/i, facts: ['family-allowance'] },
  { speaks: /\baccount\b.{0,40}\bdue\b/i, facts: ['account-deadline'] },
  { speaks: /\bMedicaid notice\b/i, facts: ['medicaid-notice-deadline'] },
];
function offTopic(sentence: string): string | undefined {
  const [figure, ...more] = findFigures(sentence);
  if (!figure || more.length > 0 || sectionsIn(sentence).length > 0) return undefined;
  const spoken = topics.filter(({ speaks }) => speaks.test(sentence));
  if (spoken.length !== 1) return undefined;
  const right = spoken.flatMap(({ facts }) => facts).map((id) => comparable(factsById[id]?.value ?? ''));
  return right.includes(comparable(figure.text))
    ? undefined
    : `${figure.text} is not ${spoken[0]?.facts.join(' or ')}: ${sentence}`;
}

/** What a percentage is of, and the fact that it is; a tool prints it without a section. */
const shares: { of: RegExp; fact: string }[] = [
  { of: /([\d.]+%),? (?:of|on) the first/g, fact: 'commission-rate-first' },
  { of: /([\d.]+%),? (?:of|on) the next/g, fact: 'commission-rate-second' },
  { of: /([\d.]+%),? (?:of the rest|(?:of everything |on everything )?above)/g, fact: 'commission-rate-third' },
  { of: /(?:not sold|kept)\b.{0,12} ([\d.]+%)/g, fact: 'commission-rate-unsold-real-estate' },
  { of: /([\d.]+%) (?:or more )?of (?:the|its) appraised value (?!is enough)/g, fact: 'consent-sale-minimum' },
  { of: /([\d.]+%) (?:or more )?of the price (?:paid|the seller)/g, fact: 'land-contract-share' },
];
function wrongShare(sentence: string): string | undefined {
  for (const { of, fact } of shares)
    for (const [words, share] of sentence.matchAll(of))
      if (share !== factsById[fact]?.value) return `${words} is not ${fact}: ${sentence}`;
  return undefined;
}
const problemOf = (sentence: string) => disagreement(sentence) ?? offTopic(sentence) ?? wrongShare(sentence);

test.each([
  ['Creditors have 5 months from the death (R.C. 2117.06).', true],
  ['The inventory is due within 6 months of the appointment (R.C. 2115.02).', true],
  ['The family allowance is $45,000 (R.C. 2106.13).', true],
  ['Form 2.4 is due 3 months after the appointment (Sup.R. 59).', true],
  ['Notice of the will goes out within 2 months of its admission (R.C. 2107.19).', true],
  ['Creditors have 6 months from the death (R.C. 2117.06).', false],
  ['Notice of the will goes out within 2 weeks of its admission (R.C. 2107.19).', false],
  ['The court may act at any time (R.C. 2117.06).', false],
  // Several figures or sections, and none at all.
  ['The earlier of 2 years and 7 months after the notice (R.C. 5806.04).', true],
  ['The spouse has 4 months from the appointment (R.C. 2106.16, 2106.25).', true],
  ['The spouse has 5 months from the appointment (R.C. 2106.16, 2106.25).', false],
  ['A release from administration is for $40,000 or less.', true],
  ['A release from administration is for $35,000 or less.', false],
  ['Release, spouse takes everything: The surviving spouse takes all, $90,000 or less, Form 5.0', true],
  ['The inventory is due 2 months after the appointment.', true],
  ['Creditors have 1 year to present their claims.', true],
  ['Creditors have 4 months from the death.', true],
  ['Creditors have 6 months from the death.', false],
  ['Form 2.4 is due 3 months after the appointment.', true],
  ['Notice of the will goes out within 10 days of that day.', true],
  // What a percentage is of, without a section.
  ['Ohio’s law gives 4% of the first $100,000, 2% of the next $300,000 and 2% above that.', true],
  ['Personal property 5% of the first $100,000, 3% of the next $300,000, and 2% of the rest.', true],
  ['Real property that is not sold 2% of its value.', true],
  ['The price is at least 90% of the appraised value in the inventory.', true],
  ['After 5 years of payments, or with 25% of the price paid, it cannot be canceled.', true],
  ['It gives 4% of the first $100,000, 3% of the next $300,000 and 2% above that; a kept house counts 1%.', false],
])('%s contradicts the facts: %s', (sentence, disagrees) => {
  expect(problemOf(sentence) !== undefined).toBe(disagrees);
});

test('pages, tools and the guide print the figures of the section they cite or of the rule they describe', () => {
  const texts = [
    ...pages
      .filter(({ path }) => path !== '/heard-elsewhere')
      .flatMap(({ path, root }) =>
        root.querySelectorAll('main :is(p, li, tr, dd, label)').map((block) => ({
          at: path,
          // A row has its section in a cell of its own.
          read: block.tagName === 'TR' ? [visibleText(block)] : sentences(visibleText(block)),
        })),
      ),
    ...globSync('guide/*.txt', { cwd: dist }).flatMap((file) =>
      readFileSync(`${dist}/${file}`, 'utf8')
        .split(/\n(?:\s*\n| *- )/)
        .map((block) => ({ at: file, read: sentences(block.replace(/\s+/g, ' ')) })),
    ),
  ];
  const compared = texts.filter(({ read }) =>
    read.some((sentence) => sectionsIn(sentence).length > 0 && findFigures(sentence).length > 0),
  );
  expect(compared.length).toBeGreaterThan(200);
  const problems = texts.flatMap(({ at, read }) =>
    read.flatMap((sentence) => {
      const problem = problemOf(sentence);
      return problem ? [`${at}: ${problem}`] : [];
    }),
  );
  expect([...new Set(problems)]).toEqual([]);
});
