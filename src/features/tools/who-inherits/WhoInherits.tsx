// Who takes what without a will: the questions about a family, and the statute's shares.
import './who-inherits.css';
import { useMemo } from 'react';
import { printState, type State, toolKeys } from '../../law/address-state.ts';
import { intestateShares } from '../../law/intestate-shares.ts';
import { ToolFrame, type ToolResult } from '../frame/ToolFrame.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { type CaseResult, Cases } from './Cases.tsx';
import { FamilyResult } from './FamilyResult.tsx';
import { casesOf } from './questions.ts';
import { familySteps } from './steps.tsx';

function announcementOf({ answer }: CaseResult): string {
  if (!answer) return '';
  if ('stopped' in answer) return 'This is beyond the tool. Ask an attorney.';
  const count = answer.heirs.length;
  return `Division ${answer.division}. ${count === 1 ? 'One share' : `${count} shares`}.`;
}

export default function WhoInherits({ figures, rules, terms }: ToolData) {
  const steps = useMemo(() => familySteps(figures), [figures]);
  const solve = (state: State): ToolResult => {
    const cases = casesOf(state, figures).map((familyCase): CaseResult => {
      const answer = intestateShares(familyCase.family, figures);
      return { ...familyCase, answer: 'needs' in answer ? undefined : answer };
    });
    const [first] = cases;
    if (!first || !cases.some(({ answer }) => answer)) return {};
    const actions = (
      <a className="button quiet" href={`/tools/house-options#${printState(state, toolKeys.whoInherits)}`}>
        Divide a house by these shares
      </a>
    );
    if (cases.length === 1 && first.answer)
      return {
        actions,
        result: <FamilyResult family={first.family} answer={first.answer} rules={rules} />,
        announcement: announcementOf(first),
      };
    return { actions, result: <Cases cases={cases} rules={rules} />, announcement: `${cases.length} cases.` };
  };
  return (
    <ToolFrame
      tool="who-inherits"
      steps={steps}
      terms={terms}
      placeholder="The shares stand here once each question that decides is answered. Where you do not know, an attorney can help to find out."
      resultTitle="The statute’s shares"
      solve={solve}
    />
  );
}
