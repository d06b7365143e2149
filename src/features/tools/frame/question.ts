// The questions of a tool, as data: the frame renders and reads them, and stores the answers in the URL fragment.
import type { ReactNode } from 'react';
import { addressKey, parseState, type State, type StateKey } from '../../law/address-state.ts';

interface QuestionBase {
  key: StateKey;
  label: string;
  hint?: string;
  /** A page that helps to find the answer. */
  help?: { text: string; href: string };
  /** Glossary terms, explained in place. The page passes them (`getTerms`). */
  terms?: readonly string[];
  /** The question is hidden, and its answer ignored, unless this holds. */
  when?: (state: State) => boolean;
}

export type Question = QuestionBase &
  (
    | { kind: 'date' }
    /** With this, the field shows a keyboard with letters. */
    | { kind: 'sum'; hasWords?: boolean }
    | { kind: 'number'; max: number }
    /** One line in a special notation; `error` describes it. */
    | { kind: 'text'; error: string }
    /**
     * The values in the URL, and their labels. "I do not know" is added. `illustration` is shown beside a value; `id` is
     * for its element, which describes the choice.
     */
    | { kind: 'choice'; options: Record<string, string>; illustration?: (value: string, id: string) => ReactNode }
    /** Any of these values, or none; separated by dots in the URL. */
    | { kind: 'several'; options: Record<string, string> }
    /**
     * A custom field: renders the text from the URL fragment, and sets a new one. `printedAnswer` is for a printed
     * result that does not show the answer itself.
     */
    | {
        kind: 'custom';
        render: (text: string, set: (text: string) => void, state: State) => ReactNode;
        printedAnswer?: (state: State) => string | undefined;
      }
  );

/** The questions that a small screen shows at once. */
export interface Step {
  title: string;
  questions: readonly Question[];
  hint?: string;
}

/** The text of each field, by its key in the URL fragment; missing or empty where unanswered. */
export type Texts = Record<string, string>;

/** The value of "I do not know", which no tool reads. */
export const unknownValue = 'unknown';

/** The questions to show in this state. */
export const visibleIn = (questions: readonly Question[], all: State) =>
  questions.filter(({ when }) => !when || when(all));

/** The questions to show for these answers. */
export const visibleQuestions = (questions: readonly Question[], texts: Texts): Question[] =>
  visibleIn(questions, parseTexts(questions, texts));

const parseTexts = (questions: readonly Question[], texts: Texts): State =>
  parseState(
    new URLSearchParams(texts).toString(),
    questions.map(({ key }) => key),
  );

/** The answers to visible questions that parse. */
export const stateOf = (questions: readonly Question[], texts: Texts): State =>
  parseTexts(visibleQuestions(questions, texts), texts);

/** Field texts from a URL fragment. Keys of other questions are ignored. */
export function textsOf(questions: readonly Question[], fragment: string): Texts {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const keys = questions.map(({ key }) => addressKey(key));
  return Object.fromEntries(keys.flatMap((key) => (params.get(key) ? [[key, params.get(key) ?? '']] : [])));
}

const sumError = 'Write the amount in dollars, such as 35,000 or 35,000.50.';
const dateError = 'Give the month, the day and the year. The day must be one of that month.';
const yearError = 'Write the year with four digits, such as 2026.';

/**
 * The error message for a field; undefined when the text is valid or empty. A choice cannot be typed: an invalid one in
 * a link is ignored.
 */
export function inputError(question: Question, texts: Texts): string | undefined {
  const text = texts[addressKey(question.key)] ?? '';
  if (!text || text === unknownValue || parseTexts([question], texts)[question.key] !== undefined) return undefined;
  if (question.kind === 'date') return /^\d{1,3}-/.test(text) ? yearError : dateError;
  if (question.kind === 'sum') return sumError;
  if (question.kind === 'text') return question.error;
  if (question.kind === 'number') return `Write a whole number up to ${question.max}.`;
  return undefined;
}

/** The terms that these steps explain. */
export const termsOf = (steps: readonly Step[]): string[] => [
  ...new Set(steps.flatMap(({ questions }) => questions.flatMap(({ terms = [] }) => terms))),
];
