// What the plan needs from rules.yaml: each rule's guide page, stage, and what can still be done when it is past due.
import { expect, test } from 'vitest';
import { findFigures } from '../../../src/features/facts/typed-figures.ts';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { deadlineRules } from '../../../src/features/law/deadline-rules.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import { houseTitles } from '../../../src/features/law/house-titles.ts';
import { type RuleId, ruleAddress, ruleIdsOf } from '../../../src/features/law/rule-ids.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { answered, figures, rules, ruleWords } from '../law/figures.ts';

const estates = [
  'death=2026-03-10&spouse=yes&vehicles=20000&assets=30000&land=yes&children=other',
  'death=2026-03-10&spouse=yes&funeral-paid-by=other&assets=30000',
  'death=2010-03-10&spouse=yes&vehicles=20000',
  'death=1999-03-10',
  'death=1960-03-10',
  'death=2005-03-10&spouse=yes',
];

test('every rule that the plan may show has a guide page', () => {
  const procedures = estates.flatMap((fragment) => {
    const cards = answered(smallEstate(parseState(fragment, toolKeys.smallEstate), figures, '2026-11-21'));
    return cards.flatMap(({ tests }) => tests.map(({ rule }) => rule));
  });
  const paths = houseTitles.flatMap((title) => houseSale({ title }, figures).map(({ path }) => path));
  const divisions = ruleIdsOf('who-inherits').filter((id) => id.startsWith('division-'));
  expect(divisions).toHaveLength(11);
  const named: RuleId[] = [
    ...deadlineRules.map(({ rule }) => rule),
    ...divisions,
    ...procedures,
    ...paths,
    'commission-rates',
  ];
  for (const rule of named) expect(rules[rule].guide, rule).toBeDefined();
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

test('exactly the rules with a deadline say what can still be done when it is past', () => {
  const dated = deadlineRules.filter((rule) => 'due' in rule || 'dueBefore' in rule || 'dueNextYear' in rule);
  const withPast = ruleWords.filter(({ past }) => past).map(({ id }) => id);
  expect(withPast.sort()).toEqual([...new Set(dated.map(({ rule }) => rule))].sort());
  expect(withPast).toHaveLength(26);
  for (const { id, past = '' } of ruleWords) expect(findFigures(past), id).toEqual([]);
});

test('exactly the rules with a date have a stage', () => {
  const staged = Object.entries(rules).flatMap(([id, { stage }]) => (stage ? [id] : []));
  expect(staged.sort()).toEqual([...new Set(deadlineRules.map(({ rule }) => rule))].sort());
});
