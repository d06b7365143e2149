// Each line of the plan links to the page that explains it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFigures } from '../../../src/features/facts/typed-figures.ts';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { deadlineRules } from '../../../src/features/law/deadline-rules.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import { houseTitles } from '../../../src/features/law/house-titles.ts';
import { type RuleId, ruleAddress, ruleIdsOf } from '../../../src/features/law/rule-ids.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { dateStages } from '../../../src/features/plan/date-stages.ts';
import { formPaths } from '../../../src/features/plan/form-stages.ts';
import { guideOf, planRule, planRules } from '../../../src/features/plan/guides.ts';
import { calendarEvents } from '../../../src/features/tools/deadlines/calendar-events.ts';
import { figures, rules, ruleWords } from '../law/figures.ts';

const estates = [
  'death=2026-03-10&spouse=yes&vehicles=20000&assets=30000&land=yes&children=other',
  'death=2026-03-10&spouse=yes&funeral-paid-by=other&assets=30000',
  'death=2010-03-10&spouse=yes&vehicles=20000',
  'death=1999-03-10',
  'death=1960-03-10',
  'death=2005-03-10&spouse=yes',
];

test('every rule that a line may cite has a guide page', () => {
  const ways = estates.flatMap((one) => {
    const cards = smallEstate(parseState(one, toolKeys.smallEstate), figures, '2026-11-21');
    if ('stopped' in cards) throw new Error(cards.stopped);
    return cards.flatMap(({ tests }) => tests.map(({ rule }) => rule));
  });
  const paths = houseTitles.flatMap((title) => houseSale({ title }, figures).map(({ path }) => path));
  const divisions = ruleIdsOf('who-inherits').filter((id) => id.startsWith('division-'));
  expect(divisions).toHaveLength(11);
  const named: RuleId[] = [
    ...deadlineRules.map(({ rule }) => rule),
    ...divisions,
    ...ways,
    ...paths,
    'commission-rates',
  ];
  const slugs = globSync('src/content/{articles,answers/*}/*.mdx').map((file) => file.split('/').at(-1));
  for (const rule of named) expect(slugs, rule).toContain(`${guideOf(rule).split('/').at(-1)}.mdx`);
  expect(() => guideOf('day-counting')).toThrow('No guide is named for the rule "day-counting"');
});

test('every rule with a guide exists, once', () => {
  for (const rule of planRules) expect(rules).toHaveProperty(rule);
  expect(new Set(planRules).size).toBe(planRules.length);
});

test.each([
  ['division-d', '/tools/who-inherits#rule-D'],
  ['heir-survival', '/tools/deadlines#rule-D1'],
  ['rejected-claim', '/tools/deadlines#rule-M-K9'],
  ['release-for-anyone', '/tools/small-estate#rule-S1'],
  ['commission-rates', '/tools/executor-commission#rule-C1'],
  ['day-counting', '/tools/deadlines#rule-T1'],
  ['power-of-sale', '/tools/selling-the-house#rule-H1'],
] as const)('the address of the rule %s is %s', (id, address) => {
  expect(ruleAddress(id)).toBe(address);
});

test('only the texts of due dates are passed to the page', () => {
  const ids = ['inventory-due', 'account-hearing', 'release-for-anyone'];
  const withText = ruleWords.map(planRule).filter(({ id, text }) => ids.includes(id) && text);
  expect(withText.map(({ id }) => id)).toEqual(['inventory-due']);
});

test('the plan’s calendar file has the same events and texts as that of the dates tool', () => {
  const death = '2026-03-10';
  const after = '2026-06-01';
  const known = { letters: after, medicaid: after, accrues: after, hearing: after, rejected: after } as const;
  const lines = deadlines({ death, certificate: after, completed: after, ...known }, figures, '2026-11-21');
  if ('stopped' in lines) throw new Error(lines.stopped);
  const calendar = { id: 'a', issued: [] };
  const made = calendarEvents(lines, ruleWords, calendar, death);
  expect(made.events.length).toBeGreaterThan(20);
  expect(calendarEvents(lines, ruleWords.map(planRule), calendar, death)).toEqual(made);
});

test('real estate in a summary release asks for the certificate of transfer too', () => {
  const forms = formPaths.find(({ path }) => path === 'summary-release')?.stages.flatMap((stage) => stage.forms);
  expect(forms).toContain('transfer-application');
});

test('each path includes the next-of-kin form, and no form twice', () => {
  for (const { path, stages } of formPaths) {
    const forms = stages.flatMap((stage) => stage.forms);
    expect(forms, path).toContain('family-list');
    expect(new Set(forms).size, path).toBe(forms.length);
  }
});

test('every rule with a dated deadline says what can still be done once it has passed, and no other', () => {
  const dated = deadlineRules.filter(
    ({ kind, count }) => kind === 'due' && !['undated', 'ohio-estate-tax'].includes(count),
  );
  const withWords = ruleWords.filter(({ past }) => past).map(({ id }) => id);
  expect(withWords.sort()).toEqual([...new Set(dated.map(({ rule }) => rule))].sort());
  expect(withWords).toHaveLength(26);
  for (const { id, past = '' } of ruleWords) expect(findFigures(past), id).toEqual([]);
});

test('every date of the plan has one stage', () => {
  const staged = dateStages.flatMap((stage) => stage.rules);
  expect([...staged].sort()).toEqual([...new Set(deadlineRules.map(({ rule }) => rule))].sort());
});

test('the papers that rules name are forms with a number', () => {
  const forms = parse(readFileSync('src/content/forms.yaml', 'utf8')) as Record<string, { number?: string }>;
  const papers = Object.values(rules).flatMap(({ form }) => form ?? []);
  expect(papers).toContain('inventory');
  for (const form of papers) expect(forms[form]?.number, form).toBeDefined();
});
