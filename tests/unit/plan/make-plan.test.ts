// The plan asks once and says what each tool says.
import { expect, test } from 'vitest';
import { parseState } from '../../../src/features/law/address-state.ts';
import { deadlines } from '../../../src/features/law/deadlines.ts';
import { planKeys } from '../../../src/features/plan/answers.ts';
import { makePlan, type Plan } from '../../../src/features/plan/make-plan.ts';
import { figures } from '../law/figures.ts';

const today = '2026-11-21';
function planOf(fragment: string): Plan {
  const plan = makePlan(parseState(fragment, planKeys), figures, today);
  if ('stopped' in plan) throw new Error(plan.stopped);
  return plan;
}
const outcomes = ({ ways }: Plan) =>
  Object.fromEntries(ways.flatMap(({ tests }) => tests).map(({ rule, outcome }) => [rule, outcome]));
const mother = 'death=2026-03-10&letters=2026-04-15&will=no&spouse=yes&descendants=b.o&title=alone&land=180000';

test('a house for $180,000, a husband who is the father of one of two children, no will', () => {
  const plan = planOf(mother);
  expect(plan.dates).toEqual(
    deadlines({ death: '2026-03-10', letters: '2026-04-15', will: 'no', spouse: 'yes' }, figures, today),
  );
  expect(outcomes(plan)).toMatchObject({
    S14: 'not-met',
    S1: 'over',
    S2: 'not-met',
    S3: 'over',
    S7: 'over',
    S8: 'over',
  });
  // 180,000 less the allowance of 40,000; of the rest 60,000 and a third.
  expect(plan.divided).toEqual({ net: 14_000_000, allowanceOff: true });
  expect(plan.shares).toMatchObject({
    division: 'D',
    heirs: [
      { who: 'spouse', share: 8_666_666 },
      { who: 'child', share: 2_666_667 },
      { who: 'child', share: 2_666_667 },
    ],
  });
  const consent = plan.house.find(({ path }) => path === 'H2');
  expect(consent?.tests.find(({ test }) => test === 'price')).toMatchObject({ outcome: 'ask', limit: 14_400_000 });
  expect(consent?.signers).toContainEqual({ who: 'heirs', count: 2 });
  expect(plan.commission).toMatchObject({
    total: 180_000,
    compared: { allSold: { total: 640_000 }, allKept: { total: 180_000 } },
  });
});

test('a value that was not typed opens no way', () => {
  const base = 'death=2026-03-10&will=no&spouse=no';
  expect(outcomes(planOf(`${base}&assets=30000&vehicles=0&land=0`)).S1).toBe('within');
  for (const missing of ['assets=30000&land=0', 'assets=30000&vehicles=0', 'vehicles=0&land=0'])
    expect(outcomes(planOf(`${base}&${missing}`)).S1, missing).toBe('ask');
  expect(outcomes(planOf(`${base}&assets=35000.01`)).S1).toBe('over');
});

test('a house that passes outside the estate does not count in it', () => {
  const plan = planOf('death=2026-03-10&spouse=yes&will=no&title=survivorship&land=180000&assets=0&vehicles=0');
  expect(outcomes(plan).S14).toBe('met');
  expect(plan.house).toHaveLength(1);
  expect(plan.divided).toBeUndefined();
});

test('no house: no paths of a sale', () => {
  expect(planOf('death=2026-03-10&land=0').house).toEqual([]);
  expect(planOf('death=2026-03-10').house).toEqual([]);
});

test('a will: the shares without one are left out', () => {
  expect(planOf('death=2026-03-10&will=yes&spouse=yes&descendants=b&assets=50000').shares).toBeUndefined();
  expect(planOf('death=2026-03-10&spouse=yes&descendants=b&assets=50000').shares).toMatchObject({ division: 'B' });
});

test('a spouse’s vehicles within the limit are not divided', () => {
  const divided = (vehicles: number, spouse: string) =>
    planOf(`death=2026-03-10&will=no&spouse=${spouse}&descendants=o&assets=100000&vehicles=${vehicles}`).divided?.net;
  expect(divided(20_000, 'yes')).toBe(6_000_000);
  expect(divided(20_000, 'no')).toBe(12_000_000);
});

test('what was typed in a tool is brought along', () => {
  const { dates, shares, divided } = planOf(`${mother}&certificate=2026-06-12&net=300000&will=no&doubts=killer`);
  expect(dates.some(({ rule }) => rule === 'D9')).toBe(false);
  expect(divided).toEqual({ net: 30_000_000, allowanceOff: false });
  expect(shares).toEqual({ stopped: 'killer', ask: 'attorney' });
});

test('slips are named, and without a day of death there is no plan', () => {
  const stop = (fragment: string) => makePlan(parseState(fragment, planKeys), figures, today);
  expect(stop('')).toEqual({ stopped: 'death-needed' });
  expect(stop('death=2026-11-22')).toEqual({ stopped: 'death-in-future' });
  expect(stop('death=2026-03-10&letters=2026-03-09')).toEqual({ stopped: 'letters-before-death' });
});
