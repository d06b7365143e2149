// Which need a message shows, if any, as it was learned from example messages (`npm run fit -- need`).
import { stemmer } from 'stemmer';
import { type Classifier, logOdds } from '../classifier.ts';
import { otherLanguage } from '../intent/language.ts';
import { wordsOf } from '../normalize.ts';
import model from './need-model.json' with { type: 'json' };

/** What help there is for, the most pressing first; src/content/needs.yaml says what each means. */
export const needKinds = ['emergency', 'crisis', 'danger', 'child-harm', 'elder-harm', 'homeless'] as const;
export type NeedKind = (typeof needKinds)[number];
export interface Need {
  kind: NeedKind;
  /** Another kind that is nearly as likely. */
  secondKind?: NeedKind | undefined;
  /** The need is certain; otherwise it is only possible. */
  isClear: boolean;
}
export interface NeedModel extends Classifier<NeedKind> {
  /** Least score of a possible need, and of a certain one. */
  lineThreshold: number;
  clearThreshold: number;
}

/** People are reduced to one token per group: "my aunt" and "my grandfather" mean the same need. */
const people: [word: RegExp, as: string][] = [
  [/^(?:mom|mommy|mother|dad|daddy|father|grand(?:ma|mother|pa|father)|aunt|uncle|granny|gramma|parent)s?$/, '<elder>'],
  [
    /^(?:brother|sister|cousin|ex|step\w+|boyfriend|girlfriend|husband|wife|nephew|niece|son|daughter|partner|spouse)s?$/,
    '<kin>',
  ],
  [/^(?:kids?|child|children|bab(?:y|ies)|toddler|grand(?:son|daughter|kid|child)\w*|boy|girl)s?$/, '<child>'],
  // Ages tell who is in danger.
  [/^(?:\d|1[0-7])$/, '<young>'],
  [/^(?:[6-9]\d|10\d)$/, '<old>'],
  [/^\d+$/, '<number>'],
];

/**
 * The features of a message, each once: words, stems, bigrams and skip-grams. Another language has its own: "die" is no
 * death in German.
 */
export function needFeatures(message: string): Set<string> {
  const words = wordsOf(message);
  const tokens = ['<s>', ...words.map((word) => people.find(([pattern]) => pattern.test(word))?.[1] ?? word), '</s>'];
  const language = otherLanguage(message) ?? '';
  const features = [
    ...tokens.flatMap((token, index) => [
      token,
      `~${stemmer(token)}`,
      ...(index > 0 ? [`${tokens[index - 1]} ${token}`] : []),
      ...(index > 1 ? [`${tokens[index - 2]} _ ${token}`] : []),
    ]),
    // Who somebody is, too: "my son" may be grown, "my toddler" is not.
    ...words,
  ];
  return new Set(features.map((feature) => language + feature));
}

/** A second kind counts where it is at least a quarter as likely as the first. */
const minSecondShare = 1 / 4;

/** The likeliest needs of a message with these features, and the logarithm of the odds that there is one. */
export function scoreNeed(
  features: Set<string>,
  needs: Classifier<NeedKind>,
): { kinds: [NeedKind, NeedKind?]; score: number } {
  const odds = logOdds(features, needs);
  const [kind, next] = [...needKinds].sort((a, b) => odds[b] - odds[a]) as [NeedKind, NeedKind];
  return {
    kinds: Math.exp(odds[next] - odds[kind]) < minSecondShare ? [kind] : [kind, next],
    score: Math.log(needKinds.reduce((sum, needKind) => sum + Math.exp(odds[needKind]), 0)),
  };
}

/** The need that a message shows or may show; nothing for most. Takes the words as typed. */
export type NeedDetector = (message: string) => Need | undefined;
export const detectNeed: NeedDetector = (message) => {
  // Of other languages than English and Spanish too little was learned: there the fixed words of a need count.
  if (!['es', undefined].includes(otherLanguage(message))) return undefined;
  const { kinds, score } = scoreNeed(needFeatures(message), model);
  if (score < model.lineThreshold) return undefined;
  const isClear = score >= model.clearThreshold;
  // Of two lines the more pressing comes first.
  if (!isClear) kinds.sort((a = 'homeless', b = 'homeless') => needKinds.indexOf(a) - needKinds.indexOf(b));
  const [kind, secondKind] = kinds;
  return { kind, secondKind, isClear };
};
