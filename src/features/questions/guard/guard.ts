// Looks at a question before anything answers it, in the browser and in the function alike: a person in need gets help,
// and a personal number gets a kind warning that does not repeat it.
import { asksSomething } from './asks.ts';
import { type Distress, distressIn } from './distress.ts';
import { inSpanish } from './distress-languages.ts';
import { tellsOfLostBaby } from './lost-baby.ts';
import type { NeedIn, NeedKind } from './need.ts';
import { personalNumberIn } from './personal-numbers.ts';

/** The one line beneath an answer, for a need or a personal number that is possible but not clear. */
export type HelpLineId = `${NeedKind | 'personal-number'}-line`;
/** The replies that the guard may call for, in src/content/question-replies.yaml. */
export const helpReplyIds = [
  'crisis',
  'danger',
  'child-harm',
  'elder-harm',
  'suicide-loss',
  'personal-number',
  'heard',
  'crisis-line',
  'danger-line',
  'child-harm-line',
  'elder-harm-line',
  'personal-number-line',
] as const satisfies (Distress | 'personal-number' | 'heard' | HelpLineId)[];
export type HelpReplyId = (typeof helpReplyIds)[number];

export interface Guarded {
  /** The reply before an answer, or instead of one. */
  reply?: HelpReplyId | undefined;
  /** The line beneath. */
  line?: HelpLineId | undefined;
  /** Whether the question may be answered too. */
  goesOn: boolean;
  /** The person writes in Spanish. */
  inSpanish: boolean;
}

/**
 * What a message calls for besides an answer, or instead of one; nothing for an ordinary question. A clear need, told by
 * plain words or by what was learned from examples (`needIn`), gets help alone. A possible one gets one line beneath the
 * answer; kind words and the line where nothing is asked.
 */
export function guard(message: string, needIn?: NeedIn): Guarded | undefined {
  const distress = distressIn(message);
  const spanish = { inSpanish: inSpanish.test(message.toLowerCase()) };
  if (distress && distress !== 'suicide-loss') return { reply: distress, goesOn: false, ...spanish };
  const need = needIn?.(message);
  if (need?.isPlain && !distress) return { reply: need.kind, goesOn: false, ...spanish };
  const isLoss = need?.kind === 'child-harm' && tellsOfLostBaby(message);
  const line = need && !isLoss ? (`${need.kind}-line` as const) : undefined;
  const number = personalNumberIn(message);
  // A loss by suicide keeps its line where the number stops the answer.
  const beneathNumber = line ?? (distress && 'crisis-line');
  if (number === 'surely') return { reply: 'personal-number', line: beneathNumber, goesOn: false, ...spanish };
  if (line && !distress && !asksSomething(message)) return { reply: 'heard', line, goesOn: false, ...spanish };
  const beneath = line ?? (number && 'personal-number-line');
  return distress || beneath ? { reply: distress, line: beneath, goesOn: true, ...spanish } : undefined;
}
