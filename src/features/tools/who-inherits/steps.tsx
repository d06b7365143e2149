// What the tool asks about a family, in the law's own order. A question is shown only if its answer affects the shares.

import type { State } from '../../law/address-state.ts';
import { doubts } from '../../law/family.ts';
import type { Figures } from '../../law/figures.ts';
import type { FamilyKey, Heir } from '../../law/intestate-shares.ts';
import type { Question, Step } from '../frame/question.ts';
import { checkboxes, choice, number, step, sum, yesNo } from '../frame/question-builders.ts';
import { PeopleField } from './PeopleField.tsx';
import { relevantKeys } from './questions.ts';
import { doubtTexts, lists } from './words.ts';

const parentCounts = { 0: 'None', 1: 'One', 2: 'Both' };

/** The questions, with the hours for which somebody must outlive the person. */
export function familySteps(figures: Figures): Step[] {
  const isRelevant = (key: FamilyKey) => (state: State) => relevantKeys(state, figures).includes(key);
  const count = (key: FamilyKey, label: string, hint?: string): Question =>
    choice(key, label, parentCounts, { when: isRelevant(key), ...(hint && { hint }) });
  const people = (key: keyof typeof lists, who: Heir['who']): Question => ({
    kind: 'custom',
    key,
    label: lists[key].legend,
    when: isRelevant(key),
    render: (text, set, { spouse }) => (
      <PeopleField {...{ who, text, set }} list={lists[key]} {...(who === 'child' && { asksWhose: spouse !== 'no' })} />
    ),
  });
  const { count: hours, unit } = figures['survival-period'];

  return [
    step(
      'The estate',
      sum('net', 'What is left to divide, if you know it?', {
        hint: 'After debts, costs and the family allowance. Leave out what passes by survivorship, to a named beneficiary, or by a trust. Without it, you see only the parts.',
        terms: ['non-probate-asset', 'family-allowance'],
      }),
    ),
    step(
      'What may change all this',
      checkboxes(
        'doubts',
        'Is any of this true?',
        Object.fromEntries(doubts.map((doubt) => [doubt, doubtTexts[doubt].label])),
        { hint: 'If none of it is, leave all boxes empty.' },
      ),
    ),
    step(
      'Husband or wife',
      choice('spouse', 'Did the person leave a husband or wife?', yesNo, {
        hint: 'Married by a ceremony, and not divorced. If you do not know, you see both cases.',
        when: isRelevant('spouse'),
      }),
      number('spouseHours', 999, 'If the husband or wife has died since: how many hours later?', {
        hint: `The count is ${hours} ${unit}. Leave it empty if the husband or wife lives, or died much later.`,
        when: ({ spouse }) => spouse === 'yes',
      }),
    ),
    step('Children', people('descendants', 'child')),
    step(
      'Parents, brothers and sisters',
      count('parents', 'How many of the person’s parents live?', 'If you do not know, you see each case.'),
      people('siblings', 'sibling'),
    ),
    step(
      'The father’s side',
      count('paternalGrandparents', 'How many grandparents on the father’s side live?'),
      people('paternalRelatives', 'relative'),
    ),
    step(
      'The mother’s side',
      count('maternalGrandparents', 'How many grandparents on the mother’s side live?'),
      people('maternalRelatives', 'relative'),
    ),
    step(
      'Other relatives',
      choice('otherKin', 'Is there any other relative by blood?', yesNo, {
        hint: 'Such as a cousin of a parent. Relatives by marriage do not count here.',
        when: isRelevant('otherKin'),
      }),
      people('stepchildren', 'stepchild'),
    ),
  ];
}
