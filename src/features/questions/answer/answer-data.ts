// The function's answer data: one blob written by the build, since each further read slows a cold start.
import { createPlaceReader, type NamedPlaces, type Places } from '../intent/places.ts';
import { createSign, createSignReader, type Signs } from '../intent/signs.ts';
import type { Phrases } from '../phrases.ts';
import type { Replies } from '../replies.ts';
import type { CourtPassage, Passage } from '../search/passages.ts';
import { createRetriever } from '../search/retrieval.ts';
import { asHeading, type SearchIndex } from '../search/search-index.ts';
import { spanishToEnglish } from '../search/spanish-words.ts';
import type { DecisionModel } from './decision.ts';

/** A court practice that differs by county: phrases that ask for it, and phrases of a court's own line that state it. */
export interface Practice extends Signs {
  tells?: Phrases | undefined;
  tellsNot?: Phrases | undefined;
}

export interface AnswerData {
  passages: Passage[];
  searchIndex: SearchIndex;
  replies: Replies;
  /** English by Spanish words (src/content/spanish-words.yaml). */
  spanish: Record<string, string>;
  /** src/content/message-signs.yaml, places.yaml, court-practices.yaml. */
  signs: Signs[];
  places: Places;
  practices: Practice[];
}

/** The answer data, read once per instance; `decision` replaces the fitted model. */
export function load({ passages, searchIndex, replies, ...data }: AnswerData, decision?: DecisionModel) {
  const courts = searchIndex.courts.map((id) => passages[id] as CourtPassage);
  return {
    passages,
    replies,
    courts,
    decision,
    search: createRetriever(passages, searchIndex),
    headings: searchIndex.headings,
    signs: createSignReader(data.signs),
    places: createPlaceReader(
      data.places,
      courts.map(({ court }) => court),
    ),
    inEnglish: spanishToEnglish(data.spanish),
    practices: data.practices.map(({ tells, tellsNot, ...asks }) => ({
      is: asks.is,
      isAsked: createSign(asks),
      /** Of a court's own line; absent if no court's line states it. */
      isPrinted: tells && createSign({ is: asks.is, says: tells, unless: tellsNot }),
    })),
  };
}
export type Loaded = ReturnType<typeof load>;

/** The message is one of our own questions, pressed or typed: it says nothing of the visitor. */
export const isHeading = (message: string, { headings }: Pick<Loaded, 'headings'>): boolean =>
  Object.hasOwn(headings, asHeading(message));

/** The court of the one county that a message names; undefined where it names none, or several. */
export function onlyCourt({ courts }: Pick<Loaded, 'courts'>, places: NamedPlaces): CourtPassage | undefined {
  const [court, ...others] = places.courts.flat();
  return court === undefined || others.length > 0 ? undefined : courts[court];
}
