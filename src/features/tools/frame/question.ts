// What a tool asks, as data: the frame draws it, reads it, and keeps it behind "#" in the address.
import type { ReactNode } from 'react';
import { addressKey, parseState, type State, type StateKey } from '../../law/address-state.ts';

interface Asked {
  key: StateKey;
  label: string;
  hint?: string;
  /** Terms of the glossary that open in place; the page hands them over (`termsNamed`). */
  terms?: readonly string[];
  /** Left out of the page, and of the answer, where it does not hold. */
  when?: (state: State) => boolean;
}

export type Question = Asked &
  (
    | { kind: 'date' }
    /** With words, it needs a keyboard that has letters. */
    | { kind: 'sum'; hasWords?: boolean }
    | { kind: 'number'; most: number }
    /** The values in the address, and what each is called. "I do not know" is added. */
    | { kind: 'choice'; options: Record<string, string> }
    /** Any of these values, or none: with dots between them in the address. */
    | { kind: 'several'; options: Record<string, string> }
    /** For what no field of the frame can ask: draws the text that stands in the address, and sets it anew. */
    | { kind: 'own'; draw: (text: string, set: (text: string) => void, state: State) => ReactNode }
  );

/** What a small screen asks at once. */
export interface Step {
  title: string;
  questions: readonly Question[];
  hint?: string;
}

/** What stands in the fields, by the key in the address; nothing, or empty, where nothing was answered. */
export type Texts = Record<string, string>;

/** The value of "I do not know": no tool reads it. */
export const notKnown = 'unknown';

const shown = (questions: readonly Question[], all: State) => questions.filter(({ when }) => !when || when(all));

/** The questions that are asked where this is answered. */
export const asked = (questions: readonly Question[], texts: Texts): Question[] =>
  shown(questions, parseTexts(questions, texts));

const parseTexts = (questions: readonly Question[], texts: Texts): State =>
  parseState(
    new URLSearchParams(texts).toString(),
    questions.map(({ key }) => key),
  );

/** What is known: only what is asked and could be read. */
export const stateOf = (questions: readonly Question[], texts: Texts): State =>
  parseTexts(asked(questions, texts), texts);

/** What stands behind "#", as texts of the fields. Whatever these questions do not ask is left out. */
export function textsOf(questions: readonly Question[], fragment: string): Texts {
  const written = new URLSearchParams(fragment.replace(/^#/, ''));
  const keys = questions.map(({ key }) => addressKey(key));
  return Object.fromEntries(keys.flatMap((key) => (written.get(key) ? [[key, written.get(key) ?? '']] : [])));
}

const sumSlip = 'Write the amount in dollars, such as 35,000 or 35,000.50.';
const dateSlip = 'Give the month, the day and the year. The day must be one of that month.';
const yearSlip = 'Write the year with four digits, such as 2026.';

/**
 * Why what was typed cannot be read; nothing where it can, or where there is none. A choice cannot be typed: one that a link
 * writes badly is left out.
 */
export function slipOf(question: Question, texts: Texts): string | undefined {
  const text = texts[addressKey(question.key)] ?? '';
  if (!text || text === notKnown || parseTexts([question], texts)[question.key] !== undefined) return undefined;
  if (question.kind === 'date') return /^\d{1,3}-/.test(text) ? yearSlip : dateSlip;
  if (question.kind === 'sum') return sumSlip;
  if (question.kind === 'number') return `Write a whole number up to ${question.most}.`;
  return undefined;
}

/** The terms that these steps explain. */
export const termsOf = (steps: readonly Step[]): string[] => [
  ...new Set(steps.flatMap(({ questions }) => questions.flatMap(({ terms = [] }) => terms))),
];
