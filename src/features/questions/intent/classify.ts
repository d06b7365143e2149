// Classifies a message: a person in need first, then another language, hand-written phrases, a
// place outside Ohio, and last the fitted classifier.
import { isHeading, type Loaded } from '../answer/answer-data.ts';
import { asksForCourt } from '../answer/county-note.ts';
import { containsQuestion } from '../guard/contains-question.ts';
import { wordsOf } from '../normalize.ts';
import { type Case, policies } from '../policy.ts';
import { pointsAtHistory, queryTerms } from '../search/query.ts';
import { terms } from '../search/terms.ts';
import type { Turn } from '../turn.ts';
import { guessIntent } from './intent-model.ts';

/** A statement of so few terms contains only its number. */
const maxNumberOnlyTerms = 2;

const isCase = (name: string): name is Case => Object.hasOwn(policies, name);

/** The case of a message without a clear need. */
function readCase({ message }: Turn, loaded: Loaded): Pick<Turn, 'case' | 'isGuess' | 'rest'> {
  const { text, words, history, language, places } = message;
  if (language) return { case: language === 'es' ? 'language-es' : 'other-language', isGuess: false };
  const followsOn = pointsAtHistory(words) || queryTerms({ question: text, history }).usesHistory;
  const sign = loaded.signs(words, followsOn ? wordsOf(history) : []);
  // "My ssn is …": nothing is left to search for.
  const isOnlyNumber =
    message.hadPersonalNumber && !containsQuestion(text) && terms(words.join(' ')).length <= maxNumberOnlyTerms;
  if (isOnlyNumber && (!sign || sign.is === 'unclear')) return { case: 'personal-number', isGuess: false };
  // "The bank wants a court paper" says too little alone, and enough after a question.
  const saysEnough = sign?.is === 'unclear' && history !== '';
  if (sign && isCase(sign.is) && !saysEnough) return { case: sign.is, isGuess: false, rest: sign.rest };
  // A statement after a question continues about the same estate.
  const continuesTopic = !containsQuestion(text) && loaded.places(wordsOf(history)).isInOhio;
  if (places.isElsewhere && !continuesTopic) return { case: 'other-state', isGuess: false };
  const guess = guessIntent(words);
  // A message of stop words may continue an earlier one; a message with several informative words is complete.
  const isClear = history !== '' || terms(text).length > 1;
  const isOfEstate = sign?.is === 'estate' || asksForCourt(message, loaded);
  const isQuestion = (guess === 'unclear' && isClear) || (guess === 'out-of-scope' && isOfEstate);
  return { case: isQuestion ? 'question' : guess, isGuess: true };
}

/** Classifies a message, once. */
export function classify(turn: Turn, loaded: Loaded): Turn {
  const { message, guard } = turn;
  const { reply, line, secondLine } = guard ?? {};
  if (reply && reply !== 'heard' && isCase(reply)) return { ...turn, case: reply };
  if (isHeading(message.text, loaded)) return { ...turn, guard: undefined };
  const read = readCase(turn, loaded);
  const isGrief = policies[read.case].intent === 'grief';
  if (reply === 'heard' && !isGrief) {
    if (line === 'crisis-line' && !secondLine) return { ...turn, case: 'heard-crisis' };
    // A statement after a question often belongs to it: then cards follow the kind words.
    return { ...turn, case: message.history ? 'heard-follow-up' : 'heard' };
  }
  // Grief without a question may be more than it says.
  if (read.case === 'grief' && !guard && !containsQuestion(message.text))
    return { ...turn, ...read, guard: { line: 'crisis-line', allowsAnswer: true, inSpanish: false } };
  return { ...turn, ...read };
}
