// Which place a message is about: a county of Ohio, or another state or country (src/content/places.yaml).
import { asPhraseText, type Phrases, phrasePattern } from '../phrases.ts';
import type { Court } from '../search/passages.ts';

/** src/content/places.yaml. */
export type Places = Record<'states' | 'countries' | 'cities' | 'short' | 'anywhere' | 'townsToo', string> &
  Record<'notPlaces' | 'livesElsewhere' | 'estateElsewhere' | 'asksForCourt', Phrases>;

interface Place {
  /** As phrases write it: `elsewhere` or `inohio`. */
  word: 'elsewhere' | 'inohio';
  /** Of a place in Ohio: how the message names it, with "county" after a county's name. */
  name: string;
  isCity: boolean;
  /** A word or a mark of the message says that a place is meant, not a person: "in Marion", "Warren, Ohio". */
  isCertain: boolean;
}
type Token = string | Place;

export interface PlaceReader {
  /** The estate is in another state or country. */
  isElsewhere: (words: string[]) => boolean;
  /** A place in Ohio is named. */
  isInOhio: (words: string[]) => boolean;
  /**
   * The courts of the counties that the message names, by name or by a town, as places in the list of courts. "Warren" is
   * a county, and the seat of another: it names two.
   */
  courtsNamed: (words: string[]) => number[];
  /** It asks for a court. */
  asksForCourt: (words: string[]) => boolean;
}

const maxWords = 4;
const beforePlace = new Set(['in', 'at', 'near', 'from', 'of', 'to', 'outside', 'county', 'for']);
/** Of a court; before these or "probate", a town's name is a place: "Elyria probate court". */
const courtWords = new Set(
  'court courts courthouse clerk deposit file filing fee fees hours e efile efiling release'.split(' '),
);
/** After these, "oh" is no Ohio. */
const exclaims = new Set('no my well man god dear ok yes and i wow boy so'.split(' '));
const listed = (names: string): string[] => names.split(/,\s+/);
/** Messages of so many words may be a subject and a place alone: "filing fee Parma". */
const fewWords = 4;

/** Reads places out of messages; takes the courts of Ohio's counties. */
export function createPlaceReader(places: Places, courts: Court[]): PlaceReader {
  const outside = new Map([
    ...[...listed(places.states), ...listed(places.countries)].map((name) => [name, false] as const),
    ...listed(places.cities).map((name) => [name, true] as const),
  ]);
  const [short, anywhere, townsToo] = [places.short, places.anywhere, places.townsToo].map(
    (names) => new Set(listed(names)),
  ) as [Set<string>, Set<string>, Set<string>];
  const spelled = (name: string) => name.toLowerCase().replace(/[^a-z ]/g, '');
  const counties = new Map(courts.map(({ county }, at) => [`${spelled(county)} county`, at]));
  const towns = new Map<string, Set<number>>();
  courts.forEach(({ county, seat, towns: others }, at) => {
    for (const name of [county, seat, ...others].map(spelled)) towns.set(name, (towns.get(name) ?? new Set()).add(at));
  });
  /** A county's name alone is no place in Ohio ("Lake", "Union"), unless it is a town's too. */
  const townNames = new Set(courts.flatMap(({ seat, towns: others }) => [seat, ...others]).map(spelled));
  const [notPlaces, livesElsewhere, estateElsewhere, asksForCourt] = [
    places.notPlaces,
    places.livesElsewhere,
    places.estateElsewhere,
    places.asksForCourt,
  ].map((phrases) => phrasePattern(Object.keys(phrases))) as [RegExp, RegExp, RegExp, RegExp];

  function placeAt(words: string[], at: number): [place: Place, length: number] | undefined {
    const previous = words[at - 1] ?? '';
    for (let length = Math.min(maxWords, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      const next = words[at + length];
      const isBeforeOhio = next === 'ohio' || next === 'oh';
      const isCertain =
        beforePlace.has(previous) ||
        isBeforeOhio ||
        next === 'probate' ||
        courtWords.has(next ?? '') ||
        (at > 0 && !next && words.length <= fewWords);
      const isTownToo =
        townsToo.has(name) && beforePlace.has(previous) && !next && words.some((word) => courtWords.has(word));
      const found = (word: Place['word'], isCity = false): [Place, number] => [
        { word, name, isCity, isCertain },
        length,
      ];
      if (outside.has(name) && !isBeforeOhio && !isTownToo && next !== 'county')
        return found('elsewhere', outside.get(name));
      const isShort = anywhere.has(name) || (short.has(name) && (beforePlace.has(previous) || towns.has(previous)));
      if (isShort || (short.has(name) && at > 0 && !next)) return found('elsewhere');
      if (counties.has(name) || townNames.has(name) || name === 'ohio') return found('inohio');
      if (name === 'oh' && !exclaims.has(next ?? '')) return found('inohio');
      if (towns.has(name) && isCertain) return found('inohio');
    }
    return undefined;
  }

  /** The words with their places; "Wayne County, Michigan" and "Memphis, Shelby County" are one, elsewhere. */
  function tokensOf(typed: string[]): Token[] {
    const words = asPhraseText(typed).replace(notPlaces, ' ').trim().split(/ +/);
    const tokens: Token[] = [];
    for (let at = 0; at < words.length; ) {
      const [place, length] = placeAt(words, at) ?? [words[at] ?? '', 1];
      tokens.push(place);
      at += length;
    }
    const isBesides = (at: number, step: number): boolean => {
      const next = tokens[at + step];
      if (next === 'in' || next === 'county') return isBesides(at + step, step);
      return typeof next === 'object' && next.word === 'elsewhere' && (step > 0 || next.isCity);
    };
    return tokens.filter(
      (token, at) =>
        typeof token === 'string' ||
        token.word !== 'inohio' ||
        token.name === 'ohio' ||
        !(isBesides(at, 1) || (counties.has(token.name) && isBesides(at, -1))),
    );
  }
  const isOhios = (token: Token): token is Place => typeof token === 'object' && token.word === 'inohio';
  const textOf = (tokens: Token[]) =>
    asPhraseText(tokens.map((token) => (typeof token === 'string' ? token : token.word)));

  return {
    isElsewhere(words) {
      const tokens = tokensOf(words);
      return !tokens.some(isOhios) && textOf(tokens).replace(livesElsewhere, ' ').search(estateElsewhere) >= 0;
    },
    isInOhio: (words) => tokensOf(words).some(isOhios),
    courtsNamed(words) {
      const named = tokensOf(words).filter(isOhios);
      const byCounty = new Set(named.flatMap(({ name }) => counties.get(name) ?? []));
      const byTown = named.filter(({ isCertain }) => isCertain).map(({ name }) => towns.get(name) ?? new Set<number>());
      return [
        ...(byCounty.size > 0 || words.includes('county') ? byCounty : new Set(byTown.flatMap((one) => [...one]))),
      ];
    },
    asksForCourt: (words) => asPhraseText(words).search(asksForCourt) >= 0,
  };
}
