// The pages of the tools, whole without JavaScript: the rules in words, each with its section, source and day.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RuleId, ruleAnchor, ruleIdsOf } from '../../src/features/law/rule-ids.ts';
import { dist, pageAt, pages } from '../support/built-pages.ts';

const tools = pages.filter(({ root }) => root.querySelector('.tool-page'));

/** Rules whose rows must be on the page. */
const rules: Record<string, RuleId[]> = {
  '/plan': [
    'inventory-due',
    'creditor-claims',
    'spouse-election',
    'account-due',
    'release-for-anyone',
    'full-administration',
  ],
  '/plan/heirs': ['inventory-due', 'account-due'],
  '/plan/log': ['account-due', 'status-report'],
  '/tools/deadlines': [...ruleIdsOf('deadlines'), ...ruleIdsOf('counting')],
  '/tools/executor-commission': ruleIdsOf('executor-commission'),
  '/tools/house-options': [
    'power-of-sale',
    'consent-sale',
    'court-sale',
    'agent-fee',
    'letting-the-house',
    'family-home',
  ],
  '/tools/offer-sheet': ['power-of-sale', 'consent-sale', 'court-sale'],
  '/tools/selling-the-house': ruleIdsOf('selling-the-house'),
  '/tools/small-estate': ruleIdsOf('small-estate'),
  '/tools/who-inherits': ruleIdsOf('who-inherits').filter((id) => id.startsWith('division-')),
  '/tools/your-deed': ruleIdsOf('your-deed'),
};

test('every tool has a page', () => {
  expect(tools.map(({ path }) => path).sort()).toEqual(Object.keys(rules));
});

test.each(tools.map(({ path, root }) => [path, root] as const))('%s is complete without JavaScript', (path, root) => {
  expect(root.querySelector('noscript')?.textContent).toContain('needs JavaScript.');
  expect(root.querySelector('.short-answer')).not.toBeNull();
  for (const rule of rules[path] ?? []) {
    const row = root.querySelector(`[id="${ruleAnchor(rule)}"]`)?.textContent ?? '';
    expect(row, rule).toMatch(/Grade (?:[ABC], checked|K: we have not read [^,]*, reviewed)\s+\w+ \d+, \d{4}\./);
    if (path === '/tools/who-inherits') expect(row, rule).toContain('R.C. 2105');
  }
  expect(root.querySelector('.tool-rules .tool-last')?.textContent).toContain('Confirm with the probate court');
});

test('the tool of the shares gets the rule on parents that it shows beside their share', () => {
  const shares = pageAt('/tools/who-inherits');
  const props = shares?.root.querySelector('astro-island')?.getAttribute('data-props');
  expect(readFileSync(`${dist}${props}`, 'utf8')).toContain('A parent who abandoned');
});

test.each([
  ['/tools/house-options', 4, 'Loan'],
  ['/tools/offer-sheet', 4, 'Deposit'],
  ['/plan/heirs', 2, 'Letters of authority'],
  ['/plan/log', 5, '20.'],
])('%s has a table to fill in by hand', (path, columns, row) => {
  const table = pageAt(path)?.root.querySelector('.blank');
  expect(table?.querySelectorAll('thead th')).toHaveLength(columns);
  expect(table?.textContent).toContain(row);
});

test('without JavaScript the plan lists what to know, the forms, what to bring and first help', () => {
  const plan = pageAt('/plan');
  const headings = plan?.root.querySelectorAll('h2').map(({ textContent }) => textContent) ?? [];
  expect(headings).toEqual(
    expect.arrayContaining([
      'What to know',
      'The forms, by path and stage',
      'What to bring to the court',
      'What helps in the first week',
      'The rules in words',
    ]),
  );
  const known = plan?.root.querySelectorAll('.plan-know li').length;
  expect(known).toBeGreaterThan(5);
  expect(known).toBeLessThanOrEqual(12);
  // Land asks for the certificate of transfer in a summary release as in a full administration.
  expect(plan?.root.querySelectorAll('.plan-paper [href="/forms#form-transfer-application"]')).toHaveLength(2);
});
