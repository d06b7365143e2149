// Who takes what without a will: the questions about a family, and the statute's shares.
import './who-inherits.css';
import { useMemo } from 'react';
import { printState, type State, toolKeys } from '../../law/address-state.ts';
import { type Outcome, ToolFrame } from '../frame/ToolFrame.tsx';
import type { ToolData } from '../frame/tool-data.ts';
import { type Answered, Cases } from './Cases.tsx';
import { FamilyResult } from './FamilyResult.tsx';
import { casesOf, decidingFamily, isFinal, sharesOf } from './questions.ts';
import { familySteps } from './steps.tsx';

function announcementOf({ answer }: Answered): string {
  if (!answer) return '';
  if ('stopped' in answer) return 'This is beyond the tool. Ask an attorney.';
  const many = answer.heirs.length;
  return `Division ${answer.division}. ${many === 1 ? 'One share' : `${many} shares`}.`;
}

export default function WhoInherits({ figures, rules, terms }: ToolData) {
  const steps = useMemo(() => familySteps(figures), [figures]);
  const solve = (state: State): Outcome => {
    const cases = casesOf(decidingFamily(state, figures), figures).map((one): Answered => {
      const answer = sharesOf(one.family, figures);
      return { ...one, answer: isFinal(answer) ? answer : undefined };
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
      waiting="The shares stand here once each question that decides is answered. Where you do not know, an attorney can help to find out."
      resultTitle="The statute’s shares"
      solve={solve}
    />
  );
}
