// The four ways an estate can go, each with its tests. None is recommended.

import { useOhioDay } from '../../../shared/use-ohio-day.tsx';
import type { State } from '../../law/address-state.ts';
import { type ProcedureCard, smallEstate } from '../../law/small-estate.ts';
import { dateErrorMessages } from '../deadlines/date-errors.ts';
import { Notes, TestItem } from '../frame/ResultLines.tsx';
import { sortProcedures } from '../frame/sort-by-outcome.ts';
import { ToolFrame, type ToolResult } from '../frame/ToolFrame.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { procedureNames } from '../words.ts';
import { smallEstateSteps } from './questions.ts';

const procedureTexts: Record<ProcedureCard['procedure'], string> = {
  'nothing-left': 'Everything passes by a co-owner, a beneficiary or an affidavit.',
  'summary-release':
    'A court application under R.C. 2113.031. There is one test for a spouse, and one for somebody else who paid the funeral.',
  release: 'A court application under R.C. 2113.03. The limits stand side by side: each is a test of its own.',
  'full-administration': 'The way that is open to every estate.',
};

export default function SmallEstate({ figures, rules, terms }: ToolData) {
  const now = useOhioDay();
  const solve = (state: State): ToolResult => {
    const cards = smallEstate(state, figures, now);
    if ('stopped' in cards) return { errors: dateErrorMessages(cards) };
    const tests = cards.flatMap((card) => card.tests);
    const count = (...outcomes: string[]) => tests.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return {
      announcement: `${tests.length} tests: ${count('within', 'met')} within or met, ${count('over', 'not-met')} over or not met, ${count('ask')} to ask about.`,
      result: (
        <div className="tool-cards">
          {sortProcedures(cards).map(({ procedure, tests, notes }) => (
            <section key={procedure} className="card tool-card" data-procedure={procedure}>
              <h3>{procedureNames[procedure]}</h3>
              <p>{procedureTexts[procedure]}</p>
              {tests.length > 0 && (
                <ul className="tool-tests">
                  {tests.map((line) => (
                    <TestItem key={line.rule} line={line} rules={rules} />
                  ))}
                </ul>
              )}
              <Notes ids={notes} rules={rules} />
            </section>
          ))}
        </div>
      ),
    };
  };
  return (
    <ToolFrame
      tool="small-estate"
      steps={smallEstateSteps}
      terms={terms}
      resultTitle="Four ways, and their tests"
      placeholder="Give the day of death, and the tests stand here."
      solve={solve}
    />
  );
}
