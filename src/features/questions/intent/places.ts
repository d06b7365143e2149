// Which place a message is about: a county of Ohio, or another state or country (src/content/places.yaml).
import { asPhraseText, type Phrases, phrasePattern } from '../phrases.ts';
import type { Court } from '../search/passages.ts';

/** src/content/places.yaml. */
export type Places = Record<'states' | 'countries' | 'cities' | 'short' | 'anywhere' | 'afterTown', string> &
  Record<'townsToo' | 'namesToo' | 'townsElsewhere' | 'people' | 'things', string> &
  Record<'notPlaces' | 'livesElsewhere' | 'estateElsewhere', Phrases>;

interface Place {
  /** As phrases write it: `elsewhere` or `inohio`. */
  word: 'elsewhere' | 'inohio';
  /** Of a place in Ohio: its name, with "county" after a county's name. */
  name: string;
  isCity: boolean;
  /** A place is meant, not a person of that name: "Elyria", "in Marion", "Warren, Ohio". */
  isCertain: boolean;
}
type Token = string | Place;

/** The places that a message names. */
export interface NamedPlaces {
  /** The estate is in another state or country. */
  isElsewhere: boolean;
  isInOhio: boolean;
  /**
   * The courts of each place, by their order in the list of courts; a place where only the writer or a helper lives counts
   * where there is no other. "Warren" is a county, and the seat of another: it has two.
   */
  courts: number[][];
}
export type PlaceReader = (words: string[]) => NamedPlaces;

const maxWords = 4;
const placeWords = new Set('in near outside around en'.split(' '));
const beforePlace = new Set([...placeWords, ...'at from of to county for'.split(' ')]);
/** Beside these, a town's or county's name is a place: "Stark fees", "filing fee Marion". */
const courtWords = new Set(
  'probate court courts courthouse clerk deposit filing fee fees hours efile efiling'.split(' '),
);
/** After these, "oh" is no Ohio. */
const exclamations = new Set('no my well man god dear ok yes and i wow boy so'.split(' '));
const splitList = (names: string): string[] => names.split(/,\s+/);

/** Reads places out of messages; takes the courts of Ohio's counties. */
export function createPlaceReader(places: Places, courts: Court[]): PlaceReader {
  const outside = new Map([
    ...[...splitList(places.states), ...splitList(places.countries)].map((name) => [name, false] as const),
    ...splitList(places.cities).map((name) => [name, true] as const),
  ]);
  const setOf = (names: string) => new Set(splitList(names));
  const [short, anywhere, afterTown] = [setOf(places.short), setOf(places.anywhere), setOf(places.afterTown)];
  const [townsToo, namesToo] = [setOf(places.townsToo), setOf(places.namesToo)];
  const townsElsewhere = setOf(places.townsElsewhere);
  const [people, things] = [setOf(places.people), setOf(places.things)];
  const spelled = (name: string) => name.toLowerCase().replace(/[^a-z ]/g, '');
  const counties = new Map(courts.map(({ county }, index) => [`${spelled(county)} county`, index]));
  const towns = new Map<string, Set<number>>();
  courts.forEach(({ county, seat, towns: others }, index) => {
    for (const name of [county, seat, ...others].map(spelled))
      towns.set(name, (towns.get(name) ?? new Set()).add(index));
  });
  /** A county's name alone is no place in Ohio ("Lake", "Union"), unless it is a town's too. */
  const townNames = new Set(courts.flatMap(({ seat, towns: others }) => [seat, ...others]).map(spelled));
  const [notPlaces, livesElsewhere, estateElsewhere] = [
    places.notPlaces,
    places.livesElsewhere,
    places.estateElsewhere,
  ].map((phrases) => phrasePattern(Object.keys(phrases))) as [RegExp, RegExp, RegExp];
  /** The name in the list, of "Stark Co.", "Stark County's" and "Akron's". */
  function listedName(text: string): string {
    const county = text.replace(/ (?:co|countys)$/, ' county');
    const town = text.replace(/s$/, '');
    const isTowns = townNames.has(town) && !towns.has(text) && !namesToo.has(town);
    return counties.has(county) ? county : isTowns ? town : text;
  }

  function placeAt(words: string[], index: number): [place: Place, length: number] | undefined {
    const previous = words[index - 1] ?? '';
    for (let length = Math.min(maxWords, words.length - index); length > 0; length -= 1) {
      const name = listedName(words.slice(index, index + length).join(' '));
      const next = words[index + length] ?? '';
      const isBeforeOhio = next === 'ohio' || next === 'oh';
      const isCertain =
        !townsElsewhere.has(name) &&
        (isBeforeOhio ||
          placeWords.has(previous) ||
          courtWords.has(next) ||
          (courtWords.has(previous) && !next) ||
          (townNames.has(name) && !namesToo.has(name)));
      const isTownToo =
        townsToo.has(name) &&
        beforePlace.has(previous) &&
        !next &&
        words.some((word) => word !== 'probate' && courtWords.has(word));
      const match = (word: Place['word'], isCity = false): [Place, number] => [
        { word, name, isCity, isCertain },
        length,
      ];
      if (outside.has(name) && !isBeforeOhio && !isTownToo && next !== 'county')
        return match('elsewhere', outside.get(name));
      const isShort = anywhere.has(name) || (short.has(name) && (beforePlace.has(previous) || towns.has(previous)));
      const isAfterTown = towns.has(previous) || previous === 'county';
      const isLast = !next && ((short.has(name) && index > 0) || (afterTown.has(name) && isAfterTown));
      if (isShort || isLast) return match('elsewhere');
      if (counties.has(name) || name === 'ohio') return match('inohio');
      if (name === 'oh' && !exclamations.has(next)) return match('inohio');
      const isOtherName = people.has(previous) || things.has(next);
      if (!isOtherName && (townNames.has(name) || (towns.has(name) && isCertain))) return match('inohio');
    }
    return undefined;
  }

  /** The words with their places; "Wayne County, Michigan" and "Memphis, Shelby County" are one, elsewhere. */
  function tokensOf(rawWords: string[]): Token[] {
    const words = asPhraseText(rawWords).replace(notPlaces, ' ').trim().split(/ +/);
    const tokens: Token[] = [];
    for (let index = 0; index < words.length; ) {
      const [place, length] = placeAt(words, index) ?? [words[index] ?? '', 1];
      tokens.push(place);
      index += length;
    }
    const isBesideElsewhere = (index: number, step: number): boolean => {
      const next = tokens[index + step];
      if (next === 'in' || next === 'county') return isBesideElsewhere(index + step, step);
      return typeof next === 'object' && next.word === 'elsewhere' && (step > 0 || next.isCity);
    };
    return tokens.filter(
      (token, index) =>
        typeof token === 'string' ||
        token.word !== 'inohio' ||
        token.name === 'ohio' ||
        !(isBesideElsewhere(index, 1) || (counties.has(token.name) && isBesideElsewhere(index, -1))),
    );
  }
  const isInOhioToken = (token: Token): token is Place => typeof token === 'object' && token.word === 'inohio';
  const textOf = (tokens: Token[], wordOf: (place: Place) => string) =>
    asPhraseText(tokens.map((token) => (typeof token === 'string' ? token : wordOf(token)))).replace(
      livesElsewhere,
      ' ',
    );

  return (words) => {
    const tokens = tokensOf(words);
    const inOhio = tokens.filter(isInOhioToken);
    /** Where the writer or a helper lives. */
    const isHelperHome = (place: Place) =>
      !textOf(tokens, (other) => (other === place ? 'elsewhere' : 'inohio')).includes('elsewhere');
    const namedPlaces = inOhio.filter(({ name, isCertain }) => counties.has(name) || (isCertain && towns.has(name)));
    const estatePlaces = namedPlaces.filter((place) => !isHelperHome(place));
    const courtSets = (estatePlaces.length > 0 ? estatePlaces : namedPlaces).map(
      ({ name }) => new Set(counties.has(name) ? [counties.get(name) as number] : towns.get(name)),
    );
    // "Warren in Trumbull County" is one place.
    const isRepeated = (courtSet: Set<number>, index: number) =>
      courtSets.some(
        (other, otherIndex) => other.isSubsetOf(courtSet) && (other.size < courtSet.size || otherIndex < index),
      );
    return {
      isElsewhere: inOhio.length === 0 && textOf(tokens, ({ word }) => word).search(estateElsewhere) >= 0,
      isInOhio: inOhio.length > 0,
      courts: courtSets.filter((courtSet, index) => !isRepeated(courtSet, index)).map((courtSet) => [...courtSet]),
    };
  };
}
