// How much a message sounds like one from a person in need, and of which need: two logistic regressions over its stems
// and pairs of them, fitted from example messages (`npm run fit`). The words of a clear need (distress.ts) come
// first.
import { stemmer } from 'stemmer';
import { otherLanguage } from '../intent/language.ts';
import { wordsOf } from '../normalize.ts';
import { type HashedModel, sumOf, weightsOf } from './hashed-model.ts';
import model from './need-model.json' with { type: 'json' };

/** What help there is for, the most pressing first; src/content/needs.yaml says what each means. */
export const needKinds = ['emergency', 'crisis', 'danger', 'child-harm', 'elder-harm', 'homeless'] as const;
export type NeedKind = (typeof needKinds)[number];
export interface Need {
  kind: NeedKind;
  /** The need is certain; otherwise it is only possible. */
  isClear: boolean;
}
export interface NeedModel extends Pick<HashedModel, 'intercept'> {
  /** Least score of a possible need, and of a certain one. */
  lineThreshold: number;
  clearThreshold: number;
  /** How likely a need is of a kind. */
  kinds: Pick<HashedModel, 'step' | 'weights'>;
  /** Features by weight, separated by "|". Not hashed: with half of them rare, shared buckets would miss needs. */
  weights: Record<string, string>;
}

/** What each feature weighs. */
export const parseWeights = (weights: NeedModel['weights']): Map<string, number> =>
  new Map(
    Object.entries(weights).flatMap(([weight, features]) =>
      features.split('|').map((feature): [string, number] => [feature, Number(weight)]),
    ),
  );

/** People are reduced to one token per group: "my aunt" and "my grandfather" mean the same need. */
const people: [word: RegExp, as: string][] = [
  [
    /^(?:mom|mommy|mother|dad|daddy|father|grandm(?:a|other)|grandp(?:a|father)|aunt|uncle|granny|gramma|parent)s?$/,
    '<elder>',
  ],
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
 * The features of a message: words, stems, bigrams and skip-grams, each once. Another language has its own: "die" is no
 * death in German.
 */
export function needFeatures(message: string): Set<string> {
  const said = [
    '<s>',
    ...wordsOf(message).map((word) => people.find(([pattern]) => pattern.test(word))?.[1] ?? word),
    '</s>',
  ];
  const language = otherLanguage(message) ?? '';
  return new Set(
    said
      .flatMap((word, at) => [
        word,
        `~${stemmer(word)}`,
        ...(at > 0 ? [`${said[at - 1]} ${word}`] : []),
        ...(at > 1 ? [`${said[at - 2]} _ ${word}`] : []),
      ])
      .map((feature) => language + feature),
  );
}

/** The log odds that a person in need wrote it. A long message needs more evidence than a short one. */
export function needScore(features: Set<string>, weights: Map<string, number>, intercept: number): number {
  const known = [...features].flatMap((feature) => weights.get(feature) ?? []);
  return intercept + sumOf(known) / Math.sqrt(known.length || 1);
}

/** A feature as a sign of a kind of need. */
export const kindFeatures = (features: Set<string>, kind: string): string[] =>
  [...features].map((one) => `${kind} ${one}`);

/** Which need it most likely is, if it is one. */
export function kindOfNeed(features: Set<string>, kinds: NeedModel['kinds']): NeedKind {
  const score = (kind: NeedKind) => sumOf(weightsOf(kindFeatures(features, kind), kinds));
  return [...needKinds].sort((a, b) => score(b) - score(a))[0] ?? 'crisis';
}

const fitted = parseWeights(model.weights);

/** The need that a message shows or may show; nothing for most. Takes the words as typed. */
export type NeedDetector = (message: string) => Need | undefined;
export const detectNeed: NeedDetector = (message) => {
  // Of other languages than English and Spanish too little was learned: there the words of distress-languages.ts count.
  if (!['es', undefined].includes(otherLanguage(message))) return undefined;
  const features = needFeatures(message);
  const score = needScore(features, fitted, model.intercept);
  if (score < model.lineThreshold) return undefined;
  return { kind: kindOfNeed(features, model.kinds), isClear: score >= model.clearThreshold };
};
