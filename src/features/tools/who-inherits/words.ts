// What the tool asks, and what it says where it cannot go on.
import type { Doubt } from '../../law/family.ts';
import type { Family, ShareStop } from '../../law/intestate-shares.ts';
import type { RuleId } from '../../law/rule-ids.ts';

/** What lies beyond the tool: as a box to check, why it stops, and the rule that is near, where there is one. */
export const doubtWords: Record<Doubt, { label: string; why: string; rule?: RuleId }> = {
  will: {
    label: 'There is a will, even an old one or a copy',
    why: 'A will goes before these shares. The court decides whether it counts.',
  },
  marriage: {
    label: 'It is not certain that the marriage is valid, as when there was no ceremony',
    why: 'Whether somebody is the spouse has to be settled first.',
  },
  parentage: {
    label: 'It is not settled who somebody’s parent is, as when the parents were never married',
    why: 'Whether somebody is a child by law has to be settled first.',
    rule: 'unmarried-parents',
  },
  'adopted-out': {
    label: 'Somebody in the family was adopted by another family',
    why: 'An adoption can end one line and begin another.',
    rule: 'adopted-children',
  },
  killer: {
    label: 'Somebody in the family is said to have caused the death',
    why: 'Whether that person can inherit is a question for a court.',
  },
  separated: {
    label: 'The spouses were separated, or a divorce had begun',
    why: 'A separation agreement or a divorce case can change what the spouse takes.',
  },
  unborn: {
    label: 'A child is on the way',
    why: 'A child conceived before the death and born after it inherits too, so the shares wait for the birth.',
    rule: 'unborn-child',
  },
  'property-elsewhere': {
    label: 'Some of the property is in another state',
    why: 'The law of that state may decide about what is there.',
  },
  'close-deaths': {
    label: 'Somebody in the family other than the husband or wife died within days of the person',
    why: 'Who counts as living may turn on hours, and on rules this tool does not hold.',
    rule: 'heir-outlives',
  },
  prenuptial: {
    label: 'The spouses signed an agreement about their property, before or during the marriage',
    why: 'Such an agreement can change what the spouse takes.',
  },
};

type Beyond = Exclude<ShareStop['stopped'], Doubt | `${string}-needed`>;
/** Why a stop that no answer mends is one. */
export type FinalStop = Doubt | Beyond;

const beyondWords: Record<Beyond, { why: string; rule: RuleId }> = {
  cousins: {
    why: 'An aunt or uncle died first and left children. How cousins share is beyond this tool.',
    rule: 'division-i',
  },
  'next-of-kin': {
    why: 'More distant relatives come before stepchildren and the State. Which of them is nearest is beyond this tool.',
    rule: 'division-i',
  },
};

/** Why the tool stops, and the rule that is near, where there is one. */
export const stopWords = (stop: FinalStop): { why: string; rule?: RuleId } =>
  stop in beyondWords ? beyondWords[stop as Beyond] : doubtWords[stop as Doubt];

export const lists = {
  descendants: {
    legend: 'The children',
    count: 'How many children did the person have?',
    hint: 'Count every child, including one who died before. Adopted children count. The person’s stepchildren do not. A widow’s or widower’s stepchildren do: they are the person’s own.',
    who: 'child',
  },
  siblings: {
    legend: 'Brothers and sisters',
    count: 'How many brothers and sisters did the person have?',
    hint: 'Half brothers and half sisters count like full ones. Count those who died before, too.',
    who: 'sibling',
  },
  paternalRelatives: {
    legend: 'The father’s brothers and sisters',
    count: 'How many brothers and sisters did the father have?',
    hint: 'Count those who died before, too.',
    who: 'relative',
  },
  maternalRelatives: {
    legend: 'The mother’s brothers and sisters',
    count: 'How many brothers and sisters did the mother have?',
    hint: 'Count those who died before, too.',
    who: 'relative',
  },
  stepchildren: {
    legend: 'Stepchildren',
    count: 'How many stepchildren did the person have?',
    hint: 'Children of a husband or wife that the person did not adopt.',
    who: 'stepchild',
  },
} as const satisfies Partial<Record<keyof Family, { legend: string; count: string; hint: string; who: string }>>;
