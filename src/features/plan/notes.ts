// The plan as plain text for the notes of a consultation request.
import { countyName } from '../law/address-state.ts';
import { conditionWords, type DateLine } from '../law/result-line.ts';
import type { RuleId } from '../law/rule-ids.ts';
import { dollars, formatDay } from '../tools/frame/format.ts';
import { findRule, type RuleText } from '../tools/frame/tool-data.ts';
import { stateLabels } from '../tools/house-sale/words.ts';
import { fullName } from '../tools/who-inherits/names.ts';
import { outcomeLabels, procedureNames } from '../tools/words.ts';
import type { Plan } from './make-plan.ts';
import { planHeading } from './split-notes.ts';

const dayOf = (line: DateLine): string | undefined =>
  line.kind === 'due'
    ? formatDay(line.plan)
    : line.kind === 'not-before'
      ? `not before ${formatDay(line.day)}`
      : undefined;

/** The plan as lines of plain text, without names; `address` links back to it. */
export function planNotes(plan: Plan, rules: readonly RuleText[], address: string): string {
  const label = (id: RuleId) => findRule(rules, id).label;
  const { answers, shares, divided, house } = plan;
  const lines = [
    planHeading,
    answers.county && `County: ${countyName(answers.county)}.`,
    `Day of the death: ${answers.death ? formatDay(answers.death) : 'not known'}. Letters of authority: ${answers.letters ? formatDay(answers.letters) : 'not yet'}.`,
    `Will: ${answers.will ?? 'not known'}. Surviving spouse: ${answers.spouse ?? 'not known'}.`,
    typeof answers.land === 'number' && answers.land > 0 && `House or land: ${dollars(answers.land)}.`,
    answers.vehicles && `Vehicles: ${dollars(answers.vehicles)}.`,
    answers.assets !== undefined && `Other property: ${dollars(answers.assets)}.`,
    '',
    'Dates to plan for:',
    ...plan.dates.flatMap((line) => {
      const day = dayOf(line);
      const reading = line.reading && findRule(rules, line.rule).readings?.[line.reading];
      const details = [reading, line.only && `${conditionWords[line.only]}.`].filter(Boolean).join(' ');
      return day ? [`- ${day}: ${label(line.rule)}${details && `. ${details}`}`] : [];
    }),
    '',
    'Ways:',
    ...plan.procedures.map(({ procedure, tests }) => {
      const outcomes = tests.map(({ rule, outcome }) => `${label(rule)}: ${outcomeLabels[outcome].toLowerCase()}`);
      return `- ${procedureNames[procedure]}${outcomes.length > 0 ? ` (${outcomes.join('; ')})` : ''}`;
    }),
    ...(shares && 'heirs' in shares && divided
      ? [
          '',
          `Shares without a will, before debts${divided.minorsAllowance ? ' and the allowance of minor children' : ''}:`,
          ...shares.heirs.map((heir) => `- ${fullName(heir)}: ${dollars(heir.share)}`),
        ]
      : []),
    ...(house.length > 0
      ? [
          '',
          'Paths for the house:',
          ...house.map(({ path, state }) => `- ${label(path)}: ${stateLabels[state].toLowerCase()}`),
        ]
      : []),
    '',
    address,
  ];
  return lines.filter((line) => typeof line === 'string').join('\n');
}
