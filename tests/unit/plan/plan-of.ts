// Builds the plan from a URL fragment, and reads parts of it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseState } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { Inheritance } from '../../../src/features/plan/Inheritance.tsx';
import { makePlan, type Plan } from '../../../src/features/plan/make-plan.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { answered, figures, ruleWords } from '../law/figures.ts';

export const today: CalendarDate = '2026-11-21';
export const planOf = (fragment: string, now = today): Plan =>
  answered(makePlan(parseState(fragment, planKeys), figures, now));
export const outcomes = ({ procedures }: Plan) =>
  Object.fromEntries(procedures.flatMap(({ tests }) => tests).map(({ rule, outcome }) => [rule, outcome]));
export const price = ({ house }: Plan) =>
  house.find(({ path }) => path === 'consent-sale')?.tests.find(({ test }) => test === 'price');
/** The section on the shares, as HTML. */
export const inheritance = (plan: Plan) =>
  renderToStaticMarkup(createElement(Inheritance, { plan, rules: ruleWords, toolLink: '#tool' }));
export const mother = 'death=2026-03-10&letters=2026-04-15&will=no&spouse=yes&descendants=b.o&title=alone&land=180000';
