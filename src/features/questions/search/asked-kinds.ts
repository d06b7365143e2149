// What kind of thing a question asks for (a time, a sum, a person …), and whether a passage holds one.
import type { Passage } from './passages.ts';

const asksFor = {
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
export type AskedKind = keyof typeof asksFor;

/** The kinds of thing that a question asks for; a heading asks, too. */
export const kindsAsked = (text: string): AskedKind[] =>
  (Object.keys(asksFor) as AskedKind[]).filter((kind) => asksFor[kind].test(text));

/** What shows that a passage holds what is asked for. */
const held: Partial<Record<AskedKind, RegExp>> = {
  time: /\b(?:\d+|one|two|three|four|five|six|nine|ten) (?:business )?(?:days?|weeks?|months?|years?)\b|\bdeadlines?\b|\bat once\b|\bright away\b/i,
  sum: /\$\s?\d|\d ?%|\bpercent\b|\bfree\b|\bno (?:fee|charge|limit|figure)\b/i,
  form: /\bForms? \d/,
  may: /^(?:yes|no|not|often|usually|sometimes|only|it depends|nobody|nothing|rarely|seldom|in most)\b/i,
};

/** Whether a passage holds a thing of the kind; nothing where its words do not show that. */
export const holdsKind = ({ answer, text }: Pick<Passage, 'answer' | 'text'>, kind: AskedKind): boolean | undefined =>
  held[kind]?.test(`${answer}\n${text}`);
