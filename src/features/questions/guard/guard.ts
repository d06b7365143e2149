// Checks a message before anything answers it, in the browser and in the function alike: a person in need gets help,
// and a personal number gets a gentle warning that does not repeat it.

import { containsQuestion } from './contains-question.ts';
import { type Distress, detectDistress, mentionsBabyLoss, retractsAlarm, writesInSpanish } from './distress.ts';
import type { Need, NeedDetector, NeedKind } from './need.ts';
import { detectPersonalNumber } from './personal-numbers.ts';

/** The one line beneath an answer, for a need or a personal number that is possible but not clear. */
export type HelpLineId = `${NeedKind | 'personal-number'}-line`;
/** The replies that the guard may call for, in src/content/question-replies.yaml. */
export const helpReplyIds = [
  'emergency',
  'crisis',
  'danger',
  'child-harm',
  'elder-harm',
  'suicide-loss',
  'personal-number',
  'heard',
  'emergency-line',
  'crisis-line',
  'danger-line',
  'child-harm-line',
  'elder-harm-line',
  'homeless-line',
  'personal-number-line',
] as const satisfies (Distress | 'personal-number' | 'heard' | HelpLineId)[];
export type HelpReplyId = (typeof helpReplyIds)[number];

export interface GuardResult {
  /** The reply before an answer, or instead of one. */
  reply?: HelpReplyId | undefined;
  /** The line beneath. */
  line?: HelpLineId | undefined;
  /** The line of another need that is nearly as likely. */
  secondLine?: HelpLineId | undefined;
  /** Whether the browser sends the message; otherwise it answers with the reply alone. */
  allowsAnswer: boolean;
  /** The person writes in Spanish. */
  inSpanish: boolean;
}

/** The need of a message: an emergency first, then fixed phrases, then the classifier. */
function needOf(message: string, distress: Distress | undefined, detectNeed?: NeedDetector): Need | undefined {
  const predicted = detectNeed?.(message);
  const isLoss = distress === 'suicide-loss';
  const isEmergency = distress === 'emergency' || (!isLoss && predicted?.kind === 'emergency' && predicted.isClear);
  if (isEmergency) return { kind: 'emergency', isClear: true };
  const need = distress && !isLoss ? { kind: distress, isClear: true } : predicted;
  if (!need || (need.kind === 'child-harm' && !need.isClear && mentionsBabyLoss(message))) return undefined;
  const isClear = need.isClear && !isLoss && need.kind !== 'homeless' && !retractsAlarm(message);
  const hasSecond = need.secondKind !== 'child-harm' || !mentionsBabyLoss(message);
  return { ...need, secondKind: hasSecond ? need.secondKind : undefined, isClear };
}

/**
 * What a message calls for besides an answer, or instead of one; nothing for an ordinary question. A clear need, told
 * by plain words or by the model that was fitted to examples (`detectNeed`), gets help before anything else; a possible one
 * gets one line before the answer, with kind words where nothing is asked. Which cards follow: policy.ts.
 */
export function guard(message: string, detectNeed?: NeedDetector): GuardResult | undefined {
  const distress = detectDistress(message);
  const spanish = { inSpanish: writesInSpanish(message) };
  const need = needOf(message, distress, detectNeed);
  const secondLine = need?.secondKind && (`${need.secondKind}-line` as const);
  if (need?.isClear && need.kind !== 'homeless')
    return { reply: need.kind, secondLine, allowsAnswer: false, ...spanish };
  const line = need && (`${need.kind}-line` as const);
  const loss = distress === 'suicide-loss' ? distress : undefined;
  const number = detectPersonalNumber(message);
  // A loss by suicide keeps its line where the number stops the answer.
  const numberHelpLine = line ?? (loss && 'crisis-line');
  if (number === 'surely')
    return { reply: 'personal-number', line: numberHelpLine, secondLine, allowsAnswer: false, ...spanish };
  if (line && !loss && !containsQuestion(message))
    return { reply: 'heard', line, secondLine, allowsAnswer: false, ...spanish };
  const helpLine = line ?? (number && 'personal-number-line');
  return loss || helpLine ? { reply: loss, line: helpLine, secondLine, allowsAnswer: true, ...spanish } : undefined;
}
