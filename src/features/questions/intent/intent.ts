import type { Intent } from '../contract.ts';
import { mentionsBabyLoss } from '../guard/baby-loss.ts';
import { containsQuestion } from '../guard/contains-question.ts';
import { guard, type HelpLineId } from '../guard/guard.ts';
import { detectNeed } from '../guard/need.ts';
import type { Query } from '../search/query.ts';
import { asksForContact } from './contact.ts';
import { otherLanguage } from './language.ts';
import { asksForLegalAdvice } from './legal-advice.ts';
import type { Guess } from './naive-bayes.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { isCourtsOtherWork, isElsewhere, isOutOfScope } from './scope.ts';
import { asksOurPay, isAboutUs, isAngry, isGreeting, isThanks, isVague, saysGoodbye } from './small-talk.ts';
import { isSorrow, onlyTellsOfDeath } from './sorrow.ts';

/** What one look at a message found; everything that answers it goes by this. */
export interface Classification {
  intent: Intent;
  /** Id of the prepared reply (src/content/question-replies.yaml), for every intent but a question. */
  reply: string;
  /** Id of the line beneath the answer, where a need is possible. */
  line?: HelpLineId | undefined;
  /** The person writes in Spanish. */
  inSpanish?: boolean;
}

/**
 * How much likelier a guess must be than the next one, before it counts where no rule spoke: more where a wrong one
 * would hold back an answer.
 */
const sure: Partial<Record<Intent, number>> = { grief: 6, 'legal-advice': 5, 'out-of-scope': 3, greeting: 4 };
const sureOtherwise = 1.5;
/** How sure a plain question must be, before it counts more than a rule. */
const plain = 4;

/** What the words of a message say by rule. */
function byRule({ question: message, history }: Query): Intent | undefined {
  if (isPromptInjection(message)) return 'prompt-injection';
  if (isAboutUs(message)) return 'about';
  if (isOutOfScope(message, history)) return 'out-of-scope';
  if (isSorrow(message)) return 'grief';
  if (asksForLegalAdvice(message)) return 'legal-advice';
  return undefined;
}

function intentOf(query: Query, { kind, margin }: Guess): Intent {
  const { question: message, history } = query;
  if (isGreeting(message) || (history && saysGoodbye(message) && !containsQuestion(message))) return 'greeting';
  if (isAngry(message)) return 'unclear';
  if (isVague(message) && !(history && asksForLegalAdvice(message))) return history ? 'question' : 'unclear';

  const isSure = margin > (sure[kind] ?? sureOtherwise);
  const rule = byRule(query);
  if (rule === 'legal-advice' && ['prompt-injection', 'out-of-scope'].includes(kind)) return kind;
  const holds = rule === 'prompt-injection' || rule === 'legal-advice' || mentionsBabyLoss(message);
  const isPlain = kind === 'question' && margin > plain && !holds;
  if (rule && !isPlain) return rule;
  // However plain the question: "how long do creditors have in Michigan" is not answered with Ohio's law.
  if (isElsewhere(message, history)) return 'other-state';
  return isSure && kind !== 'crisis' && kind !== 'other-state' ? kind : 'question';
}

/**
 * Classifies a message, once. A person in need comes before everything else; then rules speak, and where none does,
 * what was learned from examples decides. Small words alone may follow on what was said before.
 */
export function classify(query: Query, guess: (message: string) => Guess): Classification {
  const { question: message } = query;
  const { reply, line, allowsAnswer = true, inSpanish = false } = guard(message, detectNeed) ?? {};
  if (reply && reply !== 'heard')
    return { intent: reply === 'personal-number' ? reply : allowsAnswer ? 'grief' : 'crisis', reply, line, inSpanish };
  const language = otherLanguage(message);
  if (language) return { intent: 'other-language', reply: `language-${language}`, line, inSpanish };

  const ours = asksForContact(query) ? 'contact' : asksOurPay(message) ? 'pay' : undefined;
  if (reply !== 'heard' && ours) return { intent: 'about', reply: ours, line, inSpanish };
  const intent = intentOf(query, guess(message));
  // What is told after a question often belongs to it: then pages stand beneath the kind words.
  const goesOnTelling = query.history !== '' && line !== 'crisis-line';
  if (reply === 'heard' && intent !== 'grief')
    return { intent: goesOnTelling ? 'grief' : 'crisis', reply, line, inSpanish };
  return {
    intent,
    reply: replyOf(intent, message),
    // Grief without a question may be more than it says.
    line:
      line ??
      (intent === 'grief' && !containsQuestion(message) && !onlyTellsOfDeath(message) ? 'crisis-line' : undefined),
  };
}

/** Id of the reply to a message of an intent. */
function replyOf(intent: Intent, message: string): string {
  if (intent === 'greeting' && isThanks(message)) return 'thanks';
  if (intent === 'out-of-scope' && isCourtsOtherWork(message)) return 'courts-other-work';
  return intent === 'question' ? 'nothing-found' : intent;
}
