// The answers as lines of text: on paper, and in a sheet that is sent to the agent.
import { addressKey, printState, type State } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import { dollars, formatDay } from './format.ts';
import { type Question, textsOf } from './question.ts';

function formatAnswer(question: Question, state: State): string | undefined {
  const value = state[question.key];
  if (value === undefined) return undefined;
  if (question.kind === 'custom') return question.printedAnswer?.(state);
  if (question.kind === 'date') return formatDay(value as CalendarDate);
  if (question.kind === 'sum' && typeof value === 'number') return dollars(value);
  const text = textsOf([question], printState(state, [question.key]))[addressKey(question.key)] ?? '';
  if (question.kind === 'choice') return question.options[text];
  if (question.kind === 'several')
    return text
      .split('.')
      .flatMap((option) => question.options[option] ?? [])
      .join('; ');
  return text;
}

/** Each of these questions that is answered, with its answer. */
export const formatAnswers = (questions: readonly Question[], state: State) =>
  questions.flatMap((question) => {
    const value = formatAnswer(question, state);
    return value === undefined ? [] : [{ key: question.key, label: question.label, value }];
  });
