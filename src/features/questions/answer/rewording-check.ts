// Whether a model's words may be shown as this site's answer. Each check errs on the side of refusing: the answer
// quoted from the site is always there instead.

import { plainText } from '../../../shared/plain-text.ts';
import { findFigures } from '../../facts/typed-figures.ts';
import { otherLanguage } from '../intent/language.ts';
import { terms } from '../search/terms.ts';
import { maxRewordedLength, type Rewording, type SourcePassage } from './rewording.ts';

/** Why words are refused. */
export type RejectionReason =
  | 'empty'
  | 'too long'
  | 'markup'
  | 'address'
  | 'advice'
  | 'source'
  | 'figure'
  | 'name'
  | 'language'
  | 'not from the passages';

const markup = /[<>[\]{}*`_|~\\]|^\s*(?:#|[-+] |\d+[.)]\s)|&(?:#\d+|#x[\da-f]+|[a-z]+);/im;
const address =
  /@|:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):|\b[\w-]+\.(?:com|org|net|gov|edu|us|io|info|biz|example)\b|(?<![\w.])\/\w/i;

/** Decisions, forecasts and recommendations: an attorney's, the court's or the reader's own (R.C. 4705.07). */
const advice = new RegExp(
  [
    String.raw`\byou(?:'d| had)? (?:\w+ )?(?:should|shouldn't|must|mustn't|ought|better|need to|needn't|have to|don't have to|do not have to|do not need|don't need|are required|are obliged)\b`,
    String.raw`\byou(?:'re| are|'ll| will| would| do| don't| may| might| can| could)? (?:\w+ ){0,2}(?:qualify|qualifies|eligible|entitled|exempt|liable|in the clear|win|lose|inherit|owe|skip|ignore)\b`,
    String.raw`\byour (?:estate|case|situation|house|home|claim|will|family)(?: \w+){0,2} (?:qualifies|is eligible|is exempt|is valid|does not need|doesn't need|will win|must|should)\b`,
    String.raw`\b(?:i|we)(?:'d| would| do| strongly)? (?:recommend|suggest|advise|urge|believe|think|propose|promise|guarantee)\b|\b(?:my|our) (?:advice|recommendation|opinion|suggestion)\b|\b(?:is|are) (?:recommended|advisable)\b`,
    String.raw`\b(?:it is|it's|it would be) (?:\w+ )?(?:best|better|wise|wiser|smart|smarter|safe|safest|advisable)\b|\b(?:best|right|safest|smartest) (?:option|choice|course|way|form|bet|step) (?:for you|is|would)\b`,
    String.raw`\b(?:in|for|given|based on) your (?:own )?(?:case|situation|circumstances)\b|\b(?:as|i am|i'm) (?:your|an?) (?:attorney|lawyer)\b|\b(?:this|here|that) is (?:my |our |your )?legal advice\b`,
    String.raw`(?:^|[.!?:•]\s+)(?:please |just |simply |then |first,? )?(?:file|choose|pick|select|sign|sell|sue|refuse|reject|accept|contest|submit|apply|avoid|don't|do not|make sure)\b`,
  ].join('|'),
  'im',
);

/** With typewriter's quotes, and one space between words; lines stay lines. */
const straight = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\S\n]+/g, ' ');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text prints something as a whole: "1 month" does not stand in "11 months". */
const prints = (text: string, part: string): boolean =>
  new RegExp(String.raw`(?<![\w$]|\d[.,]|[a-z]-)${escaped(part)}(?![\w%]|[.,]\d)`, 'i').test(text);

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|thirds?|quarters?|twice|double)\b/gi;
const digits = /\$?\d(?:[\d,.]*\d)?%?/g;

/** Figures in digits or in words, with their units. */
const figuresOf = (text: string): string[] => [
  ...findFigures(text).map((figure) => figure.text.replace(/[.,]$/, '')),
  ...(text.match(digits) ?? []),
  ...(text.match(numberWords) ?? []),
];

/**
 * A paper that a court knows, or a name in capitals inside a sentence: neither may come from the model's own memory.
 */
const paper =
  /\b(?:forms?|affidavits?|applications?|petitions?|motions?|waivers?|release|certificates?|deeds?|bonds?|letters|inventory|schedules?|exhibits?|standard|rule|section|r\.c\.)\b/gi;
const name = /\b[A-Z][\w'-]*(?: (?:(?:of|for|to|from|and|the|or|in) ){0,2}[A-Z][\w'-]*)*/g;
/** Words that only lead into a sentence. */
const leadsIn =
  /^(?:however|when|after|before|often|without|during|next|later|typically|generally|instead|otherwise|therefore|under|not|first|second|third|finally|unless|although|besides|sometimes|several|neither|either|between|depending|normally|commonly)$/i;

/** The first word of a sentence has its capital from there, unless the passages know no such word in lower case. */
function withoutBeginnings(text: string, passages: string): string {
  const ordinary = new Set(terms(passages.replace(/\b[A-Z][\w'-]*/g, ' ')));
  return text.replace(/(^|[.!?:•]\s+|\n)([A-Z][\w'-]*)/g, (both, before, word) =>
    leadsIn.test(word) || terms(word).every((term) => ordinary.has(term)) ? before : both,
  );
}

const namesOf = (text: string, passages: string): string[] => [
  ...(text.match(paper) ?? []).map((word) => word.replace(/(?<!s)s$/i, '')),
  ...(withoutBeginnings(text, passages).match(name) ?? []),
];

/** Less of the answer's telling words than this in the passages: it speaks of something else. */
const enoughInCommon = 0.6;

function inCommon(text: string, material: string): number {
  const known = new Set(terms(material));
  const own = terms(text);
  return own.filter((term) => known.has(term)).length / own.length || 0;
}

/** Looks at a model's answer against the passages it was given: the words to show and their sources, or why not. */
export function checkRewording(
  { text: given, sources }: Rewording,
  material: SourcePassage[],
): { text: string; sources: number[] } | { refused: RejectionReason } {
  const text = plainText(given);
  const own = straight(text);
  const passages = straight(material.map((passage) => `${passage.heading}\n${passage.text}`).join('\n'));
  const stand = (parts: string[]) => parts.every((part) => prints(passages, part));
  const standAsWords = (parts: string[]) =>
    parts.every((part) => new RegExp(String.raw`\b${escaped(part)}`, 'i').test(passages));
  const known = material.map(({ id }) => id);

  const refusals: [RejectionReason, () => boolean][] = [
    ['empty', () => text === ''],
    ['too long', () => text.length > maxRewordedLength],
    ['markup', () => markup.test(text)],
    ['address', () => address.test(own)],
    ['advice', () => advice.test(own)],
    ['source', () => sources.length === 0 || !sources.every((id) => known.includes(id))],
    ['language', () => otherLanguage(text) !== undefined || /[^\p{Script=Latin}\p{Script=Common}]/u.test(text)],
    ['figure', () => !stand(figuresOf(own))],
    ['name', () => !standAsWords(namesOf(own, passages))],
    ['not from the passages', () => inCommon(text, passages) < enoughInCommon],
  ];
  const refused = refusals.find(([, applies]) => applies())?.[0];
  return refused ? { refused } : { text, sources: [...new Set(sources)] };
}
