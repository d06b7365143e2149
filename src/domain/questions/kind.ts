import type { QuestionKind } from '../chat.ts';
import { guard } from './guard.ts';
import { isInstruction } from './instructions.ts';
import { otherLanguage } from './language.ts';
import { isOwnCase } from './own-case.ts';
import { isElsewhere, isOutOfScope } from './scope.ts';
import { isAboutUs, isGreeting, isVague } from './small-talk.ts';
import { isSorrow } from './sorrow.ts';

/** What a message is, by its words alone: the first kind that fits, a person in need before everything else. */
export function kindOf(message: string): QuestionKind {
  const guarded = guard(message);
  if (guarded) {
    if (guarded.concern === 'personal-number') return 'personal-number';
    return guarded.goesOn ? 'grief' : 'crisis';
  }
  if (isInstruction(message)) return 'instructions';
  if (otherLanguage(message)) return 'other-language';
  if (isGreeting(message)) return 'greeting';
  if (isAboutUs(message)) return 'about';
  if (isElsewhere(message)) return 'other-state';
  if (isOutOfScope(message)) return 'out-of-scope';
  if (isSorrow(message)) return 'grief';
  if (isOwnCase(message)) return 'own-case';
  if (isVague(message)) return 'unclear';
  return 'question';
}
