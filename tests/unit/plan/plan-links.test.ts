// The plan's links: from other tools, and to them.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import { smallEstate } from '../../../src/features/law/small-estate.ts';
import { Court } from '../../../src/features/plan/Court.tsx';
import { toolLinks } from '../../../src/features/plan/links.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { planSteps } from '../../../src/features/plan/questions.tsx';
import { ohioCounties } from '../../../src/shared/ohio-counties.ts';
import { figures } from '../law/figures.ts';
import { mother, outcomes, planOf, today } from './plan-of.ts';

test('the answer about a will takes precedence over a link’s answer about the spouse', () => {
  const base = 'death=2026-03-10&spouse=yes&descendants=b&assets=50000&land=0&vehicles=0';
  expect(outcomes(planOf(`${base}&will=yes&all-to-spouse=no-will`))).toMatchObject({
    'release-by-will': 'ask',
    'release-without-will': 'ask',
  });
  expect(outcomes(planOf(`${base}&will=yes&all-to-spouse=will`))['release-by-will']).toBe('within');
  expect(outcomes(planOf(`${base}&will=yes&all-to-spouse=no`))['release-by-will']).toBe('not-met');
  for (const link of ['', '&all-to-spouse=will', '&all-to-spouse=no'])
    expect(outcomes(planOf(`${base}&will=no${link}`))).toMatchObject({
      'release-by-will': 'not-met',
      'release-without-will': 'within',
    });
  expect(outcomes(planOf('death=2026-03-10&will=no&assets=50000&land=0&vehicles=0'))).toMatchObject({
    'release-by-will': 'not-met',
  });
});

test.each([
  ['none', 'within'],
  ['bx.ox', 'within'],
  ['b', 'within'],
  ['b.ox', 'within'],
  ['b.o', 'ask'],
  ['o', 'not-met'],
])('children "%s": the spouse takes all: %s', (descendants, outcome) => {
  const estate = 'death=2026-03-10&will=no&spouse=yes&assets=90000&land=0&vehicles=0';
  expect(outcomes(planOf(`${estate}&descendants=${descendants}`))['release-without-will']).toBe(outcome);
});

test('the link to the small-estate tool gives the same tests', () => {
  const base = 'death=2026-03-10&will=no&assets=20000&vehicles=0';
  for (const details of [
    'spouse=no&descendants=o&land=200000&title=survivorship',
    'spouse=yes&descendants=b.o&land=70000&title=alone',
    'spouse=yes&spouse-hours=50&descendants=b&land=0',
  ]) {
    const plan = planOf(`${base}&${details}`);
    const { smallEstate: link } = toolLinks(parseState(`${base}&${details}`, planKeys), plan);
    const linked = parseState(link.replace(/.*#/, ''), toolKeys.smallEstate);
    expect(smallEstate(linked, figures, today), link).toEqual(plan.procedures);
  }
});

test('the link to the house-sale tool gives the same paths', () => {
  for (const details of [
    'will=no&title=alone',
    'will=no&given-to=spouse&title=alone',
    'will=yes&title=alone&inventory=yes',
  ]) {
    const address = `death=2026-03-10&spouse=yes&descendants=o.o&minor=yes&land=180000&assets=10000&vehicles=0&${details}`;
    const plan = planOf(address);
    const { house: link } = toolLinks(parseState(address, planKeys), plan);
    const linked = parseState(link.replace(/.*#/, ''), toolKeys.houseSale);
    expect(houseSale(linked, figures), link).toEqual(plan.house);
  }
});

test('an answer carried by a link is shown parsed, never as the raw text of the link', () => {
  const question = planSteps.flatMap(({ questions }) => questions).find(({ key }) => key === 'doubts');
  if (question?.kind !== 'custom') throw new Error('There is no such question.');
  const text = 'will.<img src=x> Call 555-0100 now.killer';
  const drawn = question.render(
    text,
    () => {},
    parseState(new URLSearchParams({ doubts: text }).toString(), ['doubts']),
  );
  expect(renderToStaticMarkup(drawn)).toMatch(/^<p class="plan-carried"><text-run>will\.killer <\/text-run><button/);
});

test('answers typed in another tool are carried over to the plan', () => {
  const { dates, shares, divided } = planOf(`${mother}&certificate=2026-06-12&net=300000&will=no&doubts=killer`);
  expect(dates.some(({ rule }) => rule === 'medicaid-claim')).toBe(false);
  expect(divided).toEqual({ net: 30_000_000, allowanceDeducted: false });
  expect(shares).toEqual({ stopped: 'killer', ask: 'attorney' });
});

test('the court’s line links to a county page only if there is one', () => {
  const courts = {
    seats: ohioCounties.map((name) => `Seat of ${name}`).join('|'),
    verified: {},
    pages: { cuyahoga: '/counties/cuyahoga' },
  };
  const line = (county: string) => renderToStaticMarkup(createElement(Court, { county, courts }));
  expect(line('cuyahoga')).toContain('href="/counties/cuyahoga">More on Cuyahoga County</a>');
  expect(line('stark')).toContain('The probate court of Stark County');
  expect(line('stark')).not.toContain('<a');
});
