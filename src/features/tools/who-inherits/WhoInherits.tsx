// Who takes what without a will: the questions about a family, and the statute's shares.
import './who-inherits.css';
import { useMemo } from 'react';
import type { Figures } from '../../law/figures.ts';
import type { Stop } from '../../law/line.ts';
import type { State } from '../../law/state.ts';
import type { RuleWords } from '../frame/rule-words.ts';
import { type Outcome, ToolFrame } from '../frame/ToolFrame.tsx';
import type { Term } from '../frame/term.ts';
import { FamilyResult } from './FamilyResult.tsx';
import { decidingFamily, sharesOf } from './questions.ts';
import { familySteps } from './steps.tsx';
import type { FinalStop } from './words.ts';

interface Props {
  figures: Figures;
  rules: readonly RuleWords[];
  terms: readonly Term[];
}

export default function WhoInherits({ figures, rules, terms }: Props) {
  const steps = useMemo(() => familySteps(figures), [figures]);
  const solve = (state: State): Outcome => {
    const family = decidingFamily(state, figures);
    const answer = sharesOf(family, figures);
    if ('stopped' in answer) {
      if (answer.stopped.endsWith('-needed')) return {};
      const stop = answer as Stop<FinalStop>;
      return {
        result: <FamilyResult {...{ family, rules }} answer={stop} />,
        said: 'This is beyond the tool. Ask an attorney.',
      };
    }
    const many = answer.heirs.length;
    return {
      result: <FamilyResult {...{ family, answer, rules }} />,
      said: `Division ${answer.division}. ${many === 1 ? 'One share' : `${many} shares`}.`,
    };
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
