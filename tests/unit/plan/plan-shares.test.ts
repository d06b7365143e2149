// The plan’s section on the shares.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseState } from '../../../src/features/law/address-state.ts';
import { todaysSharesFrom } from '../../../src/features/law/release.ts';
import { planNotes } from '../../../src/features/plan/notes.ts';
import { planSteps } from '../../../src/features/plan/questions.tsx';
import { figures, ruleWords } from '../law/figures.ts';
import { inheritance, mother, outcomes, planOf } from './plan-of.ts';

test('with a will, no intestate shares are shown', () => {
  expect(planOf('death=2026-03-10&will=yes&spouse=yes&descendants=b&assets=50000').shares).toBeUndefined();
  expect(planOf('death=2026-03-10&spouse=yes&descendants=b&assets=50000').shares).toMatchObject({
    division: 'division-b',
  });
});

test('older law applies to deaths before today’s shares, and no share is shown', () => {
  const stop = { stopped: 'older-law', ask: 'attorney' };
  const family = 'spouse=yes&descendants=o&assets=60000&land=0&vehicles=0';
  const old = planOf(`death=1999-02-01&will=no&${family}`);
  expect(old.shares).toEqual(stop);
  expect(inheritance(old)).toMatch(/Older law applies .*Ask an attorney\./);
  expect(inheritance(old)).not.toMatch(/\$|#tool/);
  expect(planNotes(old, ruleWords, '')).not.toContain('Shares');
  expect(planOf(`death=1999-02-01&${family}`).shares).toEqual(stop);
  expect(planOf(`death=1999-02-01&will=yes&${family}`).shares).toBeUndefined();
  expect(planOf(`death=2006-10-11&will=no&${family}`).shares).toEqual(stop);
  expect(planOf(`death=${todaysSharesFrom}&will=no&${family}`).shares).toMatchObject({ division: 'division-c' });
});

test('without a spouse, the shares mention the family allowance of minor children', () => {
  const base = 'death=2026-03-10&will=no&assets=60000&land=0&vehicles=0';
  const orphans = planOf(`${base}&spouse=no&descendants=o.ox`);
  expect(orphans.divided).toEqual({
    net: 6_000_000,
    allowanceDeducted: false,
    minorsAllowance: figures['family-allowance'],
  });
  expect(inheritance(orphans)).toMatch(/under 18 at the death, the family allowance of \$40,000 comes off/);
  expect(planNotes(orphans, ruleWords, '')).toContain('before debts and the allowance of minor children:');
  // Not with a spouse (it is deducted), for a grandchild, or with an amount typed for the shares.
  for (const fragment of [
    'spouse=yes&descendants=o.o',
    'spouse=no&descendants=ox(l)',
    'spouse=no&descendants=o&net=9000',
  ])
    expect(inheritance(planOf(`${base}&${fragment}`)), fragment).not.toContain('under 18');
});

test('a spouse who died within the survival period does not count as a spouse anywhere in the plan', () => {
  const estate = `${mother}&assets=80000&vehicles=30000`;
  const none = planOf(estate.replace('spouse=yes', 'spouse=no'));
  const { answers, houseAnswers: _, ...parts } = planOf(`${estate}&spouse-hours=50`);
  expect({ ...none, ...parts }).toEqual(none);
  expect(outcomes(none)['release-without-will']).toBe('not-met');
  expect(answers).toMatchObject({ spouse: 'no', spouseHours: 50 });
  expect(planOf(`${estate}&spouse-hours=120`).shares).toMatchObject({ division: 'division-d' });
});

test('the detailed list of children takes precedence over the summary answer', () => {
  const plan = planOf('death=2026-03-10&will=no&spouse=yes&descendants=o&children=ours&assets=90000&land=0&vehicles=0');
  expect(outcomes(plan)['release-without-will']).toBe('not-met');
  expect(plan.shares).toMatchObject({ division: 'division-c' });
});

test('without an amount, the division is named, and there is no commission', () => {
  const { shares, divided, commission } = planOf('death=2026-03-10&will=no&spouse=yes&descendants=b.o');
  expect(shares).toMatchObject({ division: 'division-d' });
  expect([divided, commission]).toEqual([undefined, undefined]);
});

test('without a spouse, all children are counted in one field', () => {
  const question = planSteps.flatMap(({ questions }) => questions).find(({ key }) => key === 'descendants');
  if (question?.kind !== 'custom') throw new Error('There is no such question.');
  const countsFor = (spouse: string) => {
    const state = parseState(`spouse=${spouse}`, ['spouse']);
    const drawn = renderToStaticMarkup(question.render('b.b.o', () => {}, state));
    return [...drawn.matchAll(/value="(\d)"\/><text-run>([^<]*)/g)].map(([, count, label]) => `${count} ${label}`);
  };
  expect(countsFor('no')).toEqual(['3 children']);
  expect(countsFor('yes')).toEqual(['2 also the surviving spouse’s', '1 of another parent']);
});

test('a spouse’s vehicles within the limit are not divided', () => {
  const divided = (vehicles: number, spouse: string) =>
    planOf(`death=2026-03-10&will=no&spouse=${spouse}&descendants=o&assets=100000&vehicles=${vehicles}`).divided?.net;
  expect(divided(20_000, 'yes')).toBe(6_000_000);
  expect(divided(20_000, 'no')).toBe(12_000_000);
  expect(divided(70_000, 'yes')).toBe(13_000_000);
  // Less than the allowance leaves nothing, and land does not count twice.
  const small = planOf('death=2026-03-10&will=no&spouse=yes&descendants=o&assets=30000&land=yes&vehicles=0');
  expect(small.divided?.net).toBe(0);
  expect(planOf('death=2026-03-10&assets=30000&land=yes').divided?.net).toBe(3_000_000);
});

test('an allowance that the court may divide is not called the spouse’s', () => {
  const words = inheritance(planOf(`${mother}&assets=20000&vehicles=0&minor=yes`));
  expect(words).toContain('less the family allowance.');
  expect(words).not.toContain('spouse’s family allowance');
  const divides = 'The court divides the allowance by need between the spouse and a child under 18';
  expect(words).toContain(divides);
  expect(inheritance(planOf(`${mother}&assets=20000&vehicles=0&minor=no`))).not.toContain(divides);
});

test('with a will, the spouse’s rights are mentioned unless there is no spouse', () => {
  const sharesFor = (spouse: string) => inheritance(planOf(`death=2026-03-10&will=yes&${spouse}`));
  for (const spouse of ['', 'spouse=yes'])
    expect(sharesFor(spouse)).toContain('who takes what, within the spouse’s rights.');
  expect(sharesFor('spouse=no')).toContain('who takes what. <');
  expect(sharesFor('spouse=no')).not.toContain('within the spouse’s rights');
});
