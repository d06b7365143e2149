// Each line of the plan links to the page that explains it.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { deadlineRules } from '../../../src/features/law/deadline-rules.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { formPaths } from '../../../src/features/plan/form-stages.ts';
import { guideOf, planRule, planRules } from '../../../src/features/plan/guides.ts';
import { namedRule } from '../../../src/features/plan/named-rule.ts';
import { calendarEvents } from '../../../src/features/tools/deadlines/download-calendar.browser.ts';
import type { RuleWords } from '../../../src/features/tools/frame/rule-words.ts';
import { figures, rules } from '../law/figures.ts';

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
  const paths = ['alone', 'trust', 'transferred', 'release'].flatMap((title) =>
    houseSale(parseState(`title=${title}`, toolKeys.houseSale), figures).map(({ path }) => path),
  );
  const named = [...deadlineRules.map(({ rule }) => rule), ...'ABCDEFGHIJK', ...ways, ...paths, 'C1'];
  for (const rule of named) expect(existsSync(`src/content/articles${guideOf(rule)}.mdx`), rule).toBe(true);
  expect(() => guideOf('T1')).toThrow('No guide is named for the rule "T1"');
});

test('every rule with a guide exists, once', () => {
  for (const rule of planRules) expect(rules).toHaveProperty(rule);
  expect(new Set(planRules).size).toBe(planRules.length);
});

test.each([
  ['D', 'who-inherits'],
  ['D1', 'deadlines'],
  ['M-K9', 'deadlines'],
  ['S1', 'small-estate'],
  ['C1', 'executor-commission'],
  ['H', 'who-inherits'],
  ['H1', 'selling-the-house'],
] as const)('the rule %s stands on the page of %s', (id, tool) => {
  expect(namedRule({ id, label: '', grade: 'A' }).href).toBe(`/tools/${tool}#rule-${id}`);
});

test('only the texts of due dates are passed to the page', () => {
  const withText = (id: 'D10' | 'D23' | 'S1') => 'text' in planRule({ id, ...rules[id], href: '' } as RuleWords);
  expect([withText('D10'), withText('D23'), withText('S1')]).toEqual([true, false, false]);
});

test('the plan’s calendar file has the same events and texts as that of the dates tool', () => {
  const death = '2026-03-10';
  const after = '2026-06-01';
  const known = { letters: after, medicaid: after, accrues: after, hearing: after, rejected: after } as const;
  const lines = deadlines({ death, certificate: after, completed: after, ...known }, figures, '2026-11-21');
  if ('stopped' in lines) throw new Error(lines.stopped);
  const words = Object.entries(rules).map(([id, rule]) => ({ id, ...rule, href: '' }));
  const events = calendarEvents(lines, words, death);
  expect(events.length).toBeGreaterThan(20);
  expect(calendarEvents(lines, words.map(planRule).map(namedRule), death)).toEqual(events);
  expect(namedRule({ id: 'S1', label: '', grade: 'A' }).text).toBe('');
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
