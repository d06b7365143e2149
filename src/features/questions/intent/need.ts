// How much a message sounds like one from a person in need: a logistic regression over its words, their stems and pairs. Its
// numbers are fitted from example messages (`npm run fit:need`), none is set by hand. The rules of the guard come first.
import { stemmer } from 'stemmer';
import { normalize } from '../normalize.ts';
import model from './need.json' with { type: 'json' };

export interface NeedModel {
  /** The day it was fitted, and from how many messages. */
  fitted: string;
  from: string;
  intercept: number;
  /** From which score on a line of help is shown, and from which on a message that asks nothing gets no passage. */
  lineFrom: number;
  plainFrom: number;
  /** Features by their weight, with "|" between them: thousands of lines otherwise. */
  weights: Record<string, string>;
}

/** What each feature weighs. */
export const weightsOf = ({ weights }: Pick<NeedModel, 'weights'>): Map<string, number> =>
  new Map(
    Object.entries(weights).flatMap(([weight, features]) =>
      features.split('|').map((feature): [string, number] => [feature, Number(weight)]),
    ),
  );

/** Who is spoken of counts as one word: "my aunt" and "my grandfather" are in the same need. */
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
  [/^\d+$/, '<number>'],
];

/** What is counted of a message: each once. */
export function needFeatures(message: string): Set<string> {
  const words =
    normalize(message)
      .replace(/'/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ['<s>', ...words.map((word) => people.find(([pattern]) => pattern.test(word))?.[1] ?? word), '</s>'];
  return new Set(
    said.flatMap((word, at) => [
      word,
      `~${stemmer(word)}`,
      ...(at > 0 ? [`${said[at - 1]} ${word}`] : []),
      ...(at > 1 ? [`${said[at - 2]} _ ${word}`] : []),
    ]),
  );
}

const fitted = weightsOf(model);

/** The logarithm of the odds that a person in need wrote it. */
export function needScore(message: string, weights = fitted, intercept = model.intercept): number {
  const known = [...needFeatures(message)].flatMap((feature) => weights.get(feature) ?? []);
  return intercept + known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length || 1);
}

/** A need may stand behind the message ("line"), or plainly does ("plain"). */
export function needBehind(message: string): 'line' | 'plain' | undefined {
  const score = needScore(message);
  return score >= model.plainFrom ? 'plain' : score >= model.lineFrom ? 'line' : undefined;
}
