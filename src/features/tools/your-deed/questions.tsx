// What the tool asks: which wording the deed has, and who of those named has died.
import type { State } from '../../law/address-state.ts';
import type { Deed } from '../../law/deed.ts';
import { type Wording, wordings } from '../../law/deed-wordings.ts';
import type { Question, Step } from '../frame/question.ts';
import { choice, step, yesNo } from '../frame/question-builders.ts';
import { ExtractSheet } from './ExtractSheet.tsx';
import { deeds } from './words.ts';

/** One question for each wording: only the one that was chosen is shown. */
const whoDied = (deed: Wording): Question =>
  choice('died', 'Who has died?', deeds[deed].deaths as Record<string, string>, {
    when: (state) => state.deed === deed,
  });

const hasSurvivorship = ({ deed }: State) => deed === 'survivorship' || deed === 'entireties';

export const deedSteps: Step[] = [
  {
    hint: 'The names are made up. Compare the marked words.',
    ...step(
      'The words',
      choice(
        'deed',
        'Which of these is most like your paper?',
        Object.fromEntries(wordings.map((wording) => [wording, deeds[wording].label])),
        {
          illustration: (wording, id) => <ExtractSheet wording={wording as Wording} id={id} />,
          terms: ['deed', 'survivorship', 'transfer-on-death'],
        },
      ),
      choice('deedRead', 'Have you read the recorded deed itself, or a copy?', yesNo),
    ),
  },
  step(
    'The deaths',
    ...wordings.map(whoDied),
    choice('recorded', 'Was the transfer on death recorded before the owner died?', yesNo, {
      hint: 'The recorder’s stamp has the day.',
      when: ({ deed }) => deed === 'transfer-on-death',
    }),
    choice('divorced', 'Were the two divorced from each other?', yesNo, { when: hasSurvivorship }),
  ),
];

/** What a case is called: "Who has died: The owner. It was recorded before the death." */
export function caseTitle({ deed, died, recorded, divorced }: Deed): string {
  const details = [
    recorded && (recorded === 'yes' ? 'It was recorded before the death.' : 'It was not recorded before the death.'),
    divorced === 'yes' && 'The two were divorced.',
  ].filter(Boolean);
  return [`Who has died: ${deed && died && deeds[deed].deaths[died]}.`, ...details].join(' ');
}
