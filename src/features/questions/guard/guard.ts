// Looks at a question before anything answers it, in the browser and in the function alike: a person in need gets help,
// and a personal number gets a kind warning that does not repeat it.
import { type Distress, distressIn } from './distress.ts';
import { inSpanish } from './distress-languages.ts';
import { redactPersonalNumbers } from './personal-numbers.ts';

/** The replies that the guard may call for, in src/content/question-replies.yaml. */
export const helpReplyIds = [
  'crisis',
  'danger',
  'child-harm',
  'elder-harm',
  'suicide-loss',
  'personal-number',
] as const satisfies (Distress | 'personal-number')[];
export type HelpReplyId = (typeof helpReplyIds)[number];

export interface Guarded {
  reply: HelpReplyId;
  /** Whether the question may be answered too, after the reply. */
  goesOn: boolean;
  /** The person writes in Spanish. */
  inSpanish: boolean;
}

/** What a message calls for before, or instead of, an answer; nothing for an ordinary question. */
export function guard(message: string): Guarded | undefined {
  const distress = distressIn(message);
  const pressing = distress && distress !== 'suicide-loss';
  const hasNumber = !pressing && redactPersonalNumbers(message) !== message;
  const reply = hasNumber ? 'personal-number' : distress;
  return reply && { reply, goesOn: reply === 'suicide-loss', inSpanish: inSpanish.test(message.toLowerCase()) };
}
