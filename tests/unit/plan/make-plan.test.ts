// The plan combines the results of all tools.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseState } from '../../../src/features/law/address-state.ts';
import { makePlan } from '../../../src/features/plan/make-plan.ts';
import { planNotes } from '../../../src/features/plan/notes.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { planSteps } from '../../../src/features/plan/questions.tsx';
import { PrintHead } from '../../../src/features/tools/frame/PrintHead.tsx';
import { stateOf, textsOf, visibleQuestions } from '../../../src/features/tools/frame/question.ts';
import { figures, ruleWords } from '../law/figures.ts';
import { mother, outcomes, planOf, price, today } from './plan-of.ts';

test('a missing value never meets a test', () => {
  const base = 'death=2026-03-10&will=no&spouse=no';
  expect(outcomes(planOf(`${base}&assets=30000&vehicles=0&land=0`))['release-for-anyone']).toBe('within');
  for (const missing of ['assets=30000&land=0', 'assets=30000&vehicles=0', 'vehicles=0&land=0'])
    expect(outcomes(planOf(`${base}&${missing}`))['release-for-anyone'], missing).toBe('ask');
  expect(outcomes(planOf(`${base}&assets=35000.01`))['release-for-anyone']).toBe('over');
});

test.each(['survivorship', 'tod', 'trust', 'life-estate'])(
  'a house that passes outside the estate (%s) does not count in it',
  (title) => {
    const base = `death=2026-03-10&spouse=yes&will=no&title=${title}&land=180000&vehicles=0`;
    expect(planOf(`${base}&assets=60000`).commission).toMatchObject({ total: 240_000 });
    const plan = planOf(`${base}&assets=0`);
    expect(outcomes(plan)['outside-probate']).toBe('met');
    expect(plan.house).toHaveLength(1);
    expect(plan.divided).toBeUndefined();
  },
);

test.each(['land-contract', 'unclear'])('the part of the house that belongs to the estate is unknown: %s', (title) => {
  const plan = planOf(`death=2026-03-10&spouse=no&will=no&assets=20000&vehicles=0&land=180000&title=${title}`);
  expect(outcomes(plan)['release-for-anyone']).toBe('ask');
  expect(plan.house.map(({ state }) => state)).toEqual(['ask']);
  expect(plan.commission).toMatchObject({ total: 80_000 });
});

test('the lowest price of the house requires the appraised value', () => {
  expect(price(planOf(`${mother}&inventory=yes&offer=100000`))).toMatchObject({ outcome: 'ask', reason: 'not-known' });
  expect(price(planOf(`${mother}&house-value=170000`))).toMatchObject({ outcome: 'ask', limit: 13_600_000 });
});

test('a house with a certificate of transfer belongs to the estate', () => {
  const plan = planOf(
    'death=2026-03-10&will=no&spouse=no&descendants=o&assets=20000&land=300000&title=transferred&vehicles=0',
  );
  expect(outcomes(plan)['release-for-anyone']).toBe('over');
  expect(plan.house.map(({ path }) => path)).toEqual(['transfer-first']);
});

test('without a house, no sale paths are shown', () => {
  expect(planOf('death=2026-03-10&land=0').house).toEqual([]);
  expect(planOf('death=2026-03-10').house).toEqual([]);
  expect(planOf('death=2026-03-10&land=100').house).not.toEqual([]);
});

test('answers about the house take precedence over those derived from the plan', () => {
  const house = (details: string) => planOf(`${mother}&${details}`).houseAnswers;
  // The share of 86,666.66 and the allowance, which the court divides with a minor child of another parent.
  expect(house('minor=no')).toMatchObject({ heirs: 2, spouseShare: 12_666_666 });
  expect(house('minor=no')).not.toHaveProperty('under18');
  expect(house('minor=yes')).toMatchObject({ heirs: 2, under18: 'yes' });
  for (const details of ['minor=yes', '']) expect(house(details), details).not.toHaveProperty('spouseShare');
  expect(house('minor=yes&heirs=5&spouse-share=100&under-18=no')).toMatchObject({
    heirs: 5,
    spouseShare: 10_000,
    under18: 'no',
  });
  expect(house('given-to=spouse')).toHaveProperty('givenTo', 'nobody');
  // Who inherits is not known where there may be a will.
  const { houseAnswers } = planOf(`${mother.replace('will=no&', '')}&minor=yes&given-to=spouse`);
  for (const key of ['heirs', 'spouseShare', 'under18']) expect(houseAnswers).not.toHaveProperty(key);
  expect(houseAnswers).toHaveProperty('givenTo', 'spouse');
});

test('the commission counts land once, and not as personal property', () => {
  const total = (details: string) =>
    planOf(`death=2026-03-10&will=no&spouse=no&descendants=o&title=alone&vehicles=0&${details}`).commission?.total;
  // 4% of the first 100,000, 3% of the next 140,000.
  expect(total('assets=60000&land=180000&sold=180000')).toBe(820_000);
  // 4% of 100,000, 3% of 40,000, 1% of the 100,000 that were not sold.
  expect(total('assets=60000&land=180000&sold=80000')).toBe(400_000 + 120_000 + 100_000);
  expect(total('assets=60000&land=180000&sold=200000')).toBe(400_000 + 480_000);
  for (const key of ['personal', 'sold']) expect(total(`${key}=100000`)).toBe(400_000);
  expect(total('kept=100000')).toBe(100_000);
  expect(total('assets=60000&will-sets-fee=yes')).toBeUndefined();
  expect(planOf('death=2026-03-10&assets=60000&executors=2').commission).toMatchObject({ each: 120_000 });
  expect(total('assets=300000&land=yes')).toBeUndefined();
  expect(total('assets=300000&land=yes&personal=100000&kept=200000')).toBe(600_000);
});

test('the printout lists the children and the answers carried over', () => {
  const all = planSteps.flatMap((step) => step.questions);
  const printed = (fragment: string) => {
    const texts = textsOf(all, fragment);
    const state = stateOf(all, texts);
    const head = createElement(PrintHead, { questions: visibleQuestions(all, texts), state });
    return renderToStaticMarkup(head).replaceAll(/<[^>]+>/g, ' ');
  };
  const family = printed('death=2026-03-10&spouse=yes&descendants=b.o.ox(l)&funeral=6000&funeral-paid-by=spouse');
  expect(family).toContain('children did the person have?  3, 1 of them also the surviving spouse’s, 1 died before ');
  expect(family).toMatch(/cost of the funeral {2}\$6,000 .*funeral paid by {2}spouse /);
  expect(printed('death=2026-03-10&spouse=no&descendants=o.o')).toMatch(/have\? {2}2 /);
  expect(printed('death=2026-03-10&spouse=yes&descendants=none')).toMatch(/have\? {2}0 /);
  expect(printed('death=2026-03-10')).not.toMatch(/children|another tool/);
  expect(printed('death=2026-03-10&county=van-wert')).toContain('County: Van Wert');
});

test('the notes state the answers and each section’s results as plain text', () => {
  const estate = 'will=no&spouse=yes&descendants=b&title=trust&land=180000&assets=50000&vehicles=12000';
  const plan = planOf(`death=2026-03-10&letters=2026-04-15&${estate}&county=van-wert`);
  const notes = planNotes(plan, ruleWords, 'https://probate.example/plan#a');
  expect(notes.split('\n').slice(0, 11)).toEqual([
    'My plan:',
    'County: Van Wert.',
    'Day of the death: Tue, March 10, 2026. Letters of authority: Wed, April 15, 2026.',
    'Will: no. Surviving spouse: yes.',
    'House or land: $180,000.',
    'Vehicles: $12,000.',
    'Other property: $50,000.',
    '',
    'Dates to plan for:',
    '- not before Sun, March 15, 2026: Outliving the person',
    '- Wed, April 22, 2026: Notice that an administrator was appointed',
  ]);
  expect(notes).toContain('\n- Fri, May 14, 2027: Status report. If the estate is still open.\n');
  expect(notes).toContain('\n- Thu, September 10, 2026: Creditors’ claims. Present the claim by this day.\n');
  expect(notes).toContain(
    '\n\nWays:\n- Nothing left to probate (What passes outside probate: not met; The spouse’s vehicles: within)\n- Summary release (',
  );
  expect(notes).toMatch(
    /no will, and the spouse takes all: within\)\n- Full administration\n\nShares without a will, before debts:\n- Spouse: \$10,000\n\nPaths for the house:\n- The house is not in the estate: each test is met\n\nhttps:\/\/probate\.example\/plan#a$/,
  );
  // A missing amount has no line; a missing answer is "not known".
  expect(planNotes(planOf('death=2026-03-10&land=0'), ruleWords, 'a')).toMatch(
    /^My plan:\nDay .*: not yet\.\nWill: not known\. Surviving spouse: not known\.\n\nDates/,
  );
});

test('rejects an impossible date with its reason, and requires a date of death', () => {
  const stop = (fragment: string) => makePlan(parseState(fragment, planKeys), figures, today);
  expect(stop('')).toEqual({ stopped: 'death-needed' });
  expect(stop('death=2026-11-22')).toEqual({ stopped: 'death-in-future' });
  expect(stop('death=2026-03-10&letters=2026-03-09')).toEqual({ stopped: 'letters-before-death' });
});
