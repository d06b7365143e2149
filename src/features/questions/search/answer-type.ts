// The expected answer type of a question (a time, an amount, a person …), and whether a passage has such an answer.
import type { Passage } from './passages.ts';

const questionPatterns = {
  time: /\bhow (?:long|soon|late|fast|quick\w*|many (?:days|weeks|months|years))\b|\bwhen\b|\bdeadlines?\b|\bdue\b|\btoo late\b|\btime limit\b/i,
  sum: /\bhow much\b|\bcosts?\b|\bfees?\b|\bpercent\w*\b|\bprices?\b|\blimits?\b|\bexpensive\b|\bcheap\w*\b|\bcharges?\b/i,
  who: /\bwho(?:'?s|m)?\b/i,
  where: /\bwhere\b|\bwhich (?:court|county)\b/i,
  form: /\bforms?\b|\bpaper(?:s|work)?\b|\bdocuments?\b/i,
  may: /(?:^|[,.;:?!] *|\b(?:so|and|but|or|ohio) )(?:can|could|may|do|does|did|is|are|am|must|should|will|would|has|have)(?:n'?t)? (?:i|we|he|she|they|you|it|an?|the|my|our|his|her|their|there|this|that|someone|somebody|anyone|ohio|\w+s)\b/i,
  case: /\bwhat (?:happens|if)\b|\bif\b|\bwhat about\b/i,
  way: /\bhow (?:do|does|to|can|is|are|would|should)\b/i,
  meaning: /\bwhat(?:'?s| is| are|s| even is| exactly is| the \w+ is)\b|\bmean(?:s|ing)?\b|\bdifference\b|\bdefin\w+/i,
  reason: /\bwhy\b/i,
};
export type AnswerType = keyof typeof questionPatterns;

/** The answer types that a question, or a heading, asks for. */
export const expectedAnswerTypes = (text: string): AnswerType[] =>
  (Object.keys(questionPatterns) as AnswerType[]).filter((type) => questionPatterns[type].test(text));

/** What shows that a passage has an answer of a type. */
const answerPatterns: Partial<Record<AnswerType, RegExp>> = {
  time: /\b(?:\d+|one|two|three|four|five|six|nine|ten) (?:business )?(?:days?|weeks?|months?|years?)\b|\bdeadlines?\b|\bat once\b|\bright away\b/i,
  sum: /\$\s?\d|\d ?%|\bpercent\b|\bfree\b|\bno (?:fee|charge|limit|figure)\b/i,
  form: /\bForms? \d/,
  may: /^(?:yes|no|not|often|usually|sometimes|only|it depends|nobody|nothing|rarely|seldom|in most)\b/i,
};

/** Whether a passage has an answer of the type; `undefined` for types that cannot be told from the text. */
export const hasAnswerOfType = (
  { answer, text }: Pick<Passage, 'answer' | 'text'>,
  type: AnswerType,
): boolean | undefined => answerPatterns[type]?.test(`${answer}\n${text}`);
