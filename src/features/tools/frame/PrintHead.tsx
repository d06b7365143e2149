// What stands on paper above a result: blanks for the counter, and the answers it was made from.

import { notLegalAdvice, site } from '../../../site.ts';
import { addressKey, countyName, type State } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { dayInWords, dollars } from './print-values.ts';
import { notKnown, type Question, type Texts } from './question.ts';

interface Props {
  questions: readonly Question[];
  texts: Texts;
  state: State;
}

function answerOf(question: Question, texts: Texts, state: State): string | undefined {
  const value = state[question.key];
  const text = texts[addressKey(question.key)] ?? '';
  if (value === undefined || text === notKnown) return undefined;
  if (question.kind === 'own') return question.onPaper?.(state);
  if (question.kind === 'date') return dayInWords(value as CalendarDate);
  if (question.kind === 'choice') return question.options[text];
  if (question.kind === 'several')
    return text
      .split('.')
      .flatMap((one) => question.options[one] ?? [])
      .join('; ');
  return question.kind === 'sum' && typeof value === 'number' ? dollars(value) : text;
}

export const PrintHead = ({ questions, texts, state }: Props) => (
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
      {questions.flatMap((question) => {
        const answer = answerOf(question, texts, state);
        return answer === undefined
          ? []
          : [
              <div key={question.key}>
                <dt>{question.label}</dt>
                <dd>{answer}</dd>
              </div>,
            ];
      })}
    </dl>
  </div>
);
