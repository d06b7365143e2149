import { longDate } from '../../shared/dates.ts';
import { getFact } from '../facts/facts.build.ts';
import type { Block, Run } from './blocks.ts';

/** The limits of the tools that go by the day of death, from the newest to the oldest. */
const limits: [what: string, facts: string[]][] = [
  [
    'Release from administration',
    [
      'release-limit',
      'release-limit-before-1994',
      'release-limit-before-1987',
      'release-limit-before-1976',
      'release-limit-before-1973',
      'release-limit-before-1971',
    ],
  ],
  [
    'Release, the spouse takes everything',
    ['release-limit-spouse', 'release-limit-spouse-before-1999', 'release-limit-spouse-1993'],
  ],
  ['Summary release, not the spouse', ['summary-release-limit', 'summary-release-limit-before-2006']],
  ['Summary release, the spouse', ['summary-release-spouse-max-before-2006']],
  ['Summary release, the spouse: what the funeral adds', ['summary-release-spouse-funeral-cap']],
  [
    'Vehicles that a surviving spouse takes by affidavit',
    ['spouse-vehicles-limit', 'spouse-vehicles-limit-before-2017'],
  ],
];

function deathsOf(id: string): string {
  const { from, before } = getFact(id).deaths ?? {};
  if (!from && !before) throw new Error(`The fact "${id}" does not say for which deaths it holds. Add "deaths" to it.`);
  return [from && `from ${longDate(from)}`, before && `before ${longDate(before)}`].filter(Boolean).join(', ');
}

const row = (what: string, id: string): Run[][] => [
  [{ text: what }],
  [{ text: deathsOf(id) }],
  [{ text: getFact(id).value, fact: id }],
];

/** Table of limits by day of death. Throws for a fact without its days. */
export const limitBlocks = (): Block[] => [
  { kind: 'heading', level: 2, text: 'The limits by the day of death' },
  {
    kind: 'paragraph',
    runs: [
      {
        text: 'Each limit applies only to deaths in its period. If the death is near either end, ask the court.',
      },
    ],
  },
  {
    kind: 'table',
    columns: [[{ text: 'Limit' }], [{ text: 'Deaths' }], [{ text: 'At most' }]],
    rows: limits.flatMap(([what, facts]) => facts.map((id) => row(what, id))),
  },
];
