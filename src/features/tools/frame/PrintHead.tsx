// Printed above a result: blanks for the clerk's counter, and the visitor's answers.

import { notLegalAdvice, site } from '../../../site.ts';
import { countyName, type State } from '../../law/address-state.ts';
import { formatAnswers } from './format-answers.ts';
import type { Question } from './question.ts';

interface Props {
  questions: readonly Question[];
  state: State;
}

export const PrintHead = ({ questions, state }: Props) => (
  <div className="tool-print">
    <p>
      <strong>For the clerk’s counter.</strong> A general calculation by {site.brand}, {site.brokerage}.{' '}
      {notLegalAdvice}
    </p>
    <p className="tool-blanks">
      <span>Case number</span>
      <span>Estate of</span>
      <span>County{state.county && `: ${countyName(state.county)}`}</span>
    </p>
    <dl>
      {formatAnswers(questions, state).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
