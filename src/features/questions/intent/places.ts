// Which place a message is about: a county of Ohio, or another state or country (src/content/places.yaml).
import { asPhraseText, type Phrases, phrasePattern } from '../phrases.ts';
import type { Court } from '../search/passages.ts';

/** src/content/places.yaml. */
export type Places = Record<'states' | 'countries' | 'cities' | 'short' | 'anywhere' | 'afterTown', string> &
  Record<'townsToo' | 'namesToo' | 'townsElsewhere' | 'people' | 'things', string> &
  Record<'notPlaces' | 'livesElsewhere' | 'estateElsewhere', Phrases>;

interface Place {
  /** As phrases write it. */
  word: 'elsewhere' | 'inohio';
  /** As the lists have it, with "county" after a county's name; how many words of the message it takes. */
  name: string;
  length: number;
  /** A place is meant, not a person of that name: "Elyria", "in Marion", "Warren, Ohio". */
  isCertain: boolean;
}
type Token = string | Place;

const isIn = (word: Place['word'], token: Token | undefined): token is Place =>
  typeof token === 'object' && token.word === word;

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
const namesIn = (names: string): Set<string> => new Set(names.split(', '));
const asPattern = (phrases: Phrases): RegExp => phrasePattern(Object.keys(phrases));
const spelled = (name: string): string => name.toLowerCase().replace(/[^a-z ]/g, '');

/** Reads places out of messages; takes the courts of Ohio's counties. */
export function createPlaceReader(places: Places, courts: Court[]): PlaceReader {
  const cities = namesIn(places.cities);
  const outside = namesIn(places.states).union(namesIn(places.countries)).union(cities);
  const [short, anywhere, afterTown] = [namesIn(places.short), namesIn(places.anywhere), namesIn(places.afterTown)];
  const [townsToo, namesToo] = [namesIn(places.townsToo), namesIn(places.namesToo)];
  const townsElsewhere = namesIn(places.townsElsewhere);
  const [people, things] = [namesIn(places.people), namesIn(places.things)];
  const notPlaces = asPattern(places.notPlaces);
  const livesElsewhere = asPattern(places.livesElsewhere);
  const estateElsewhere = asPattern(places.estateElsewhere);
  /** The courts of a name: of a county with and without "county", and of a town. */
  const courtsOf = new Map<string, Set<number>>();
  courts.forEach(({ county, seat, towns }, index) => {
    for (const name of [`${county} county`, county, seat, ...towns].map(spelled))
      courtsOf.set(name, (courtsOf.get(name) ?? new Set()).add(index));
  });
  /** A county's name alone is no place in Ohio ("Lake", "Union"), unless it is a town's too. */
  const townNames = new Set(courts.flatMap(({ seat, towns }) => [seat, ...towns]).map(spelled));
  const isCounty = (name: string) => name.endsWith(' county') && courtsOf.has(name);
  /** The name in the list, of "Stark Co.", "Stark County's" and "Akron's". */
  function listedName(text: string): string {
    const county = text.replace(/ (?:co|countys)$/, ' county');
    if (courtsOf.has(county)) return county;
    const town = text.replace(/s$/, '');
    return townNames.has(town) && !namesToo.has(town) ? town : text;
  }

  function placeAt(words: string[], index: number): Place | undefined {
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
      const place = (word: Place['word']): Place => ({ word, name, length, isCertain });
      const isTownToo =
        townsToo.has(name) &&
        beforePlace.has(previous) &&
        !next &&
        words.some((word) => word !== 'probate' && courtWords.has(word));
      if (outside.has(name) && !isBeforeOhio && !isTownToo && next !== 'county') return place('elsewhere');
      const isShort = anywhere.has(name) || (short.has(name) && (beforePlace.has(previous) || courtsOf.has(previous)));
      const isAfterTown = courtsOf.has(previous) || previous === 'county';
      const isLast = !next && ((short.has(name) && index > 0) || (afterTown.has(name) && isAfterTown));
      if (isShort || isLast) return place('elsewhere');
      if (isCounty(name) || name === 'ohio') return place('inohio');
      if (name === 'oh' && !exclamations.has(next)) return place('inohio');
      const isOtherName = people.has(previous) || things.has(next);
      if (!isOtherName && (townNames.has(name) || (courtsOf.has(name) && isCertain))) return place('inohio');
    }
    return undefined;
  }

  /** The words with their places; "Wayne County, Michigan" and "Memphis, Shelby County" are one, elsewhere. */
  function tokensOf(rawWords: string[]): Token[] {
    const words = asPhraseText(rawWords).replace(notPlaces, ' ').trim().split(/ +/);
    const tokens: Token[] = [];
    for (let index = 0; index < words.length; ) {
      const place = placeAt(words, index);
      tokens.push(place ?? words[index] ?? '');
      index += place?.length ?? 1;
    }
    const isBesideElsewhere = (index: number, step: number): boolean => {
      const next = tokens[index + step];
      if (next === 'in' || next === 'county') return isBesideElsewhere(index + step, step);
      return isIn('elsewhere', next) && (step > 0 || cities.has(next.name));
    };
    return tokens.filter((token, index) => {
      if (!isIn('inohio', token) || token.name === 'ohio') return true;
      return !isBesideElsewhere(index, 1) && !(isCounty(token.name) && isBesideElsewhere(index, -1));
    });
  }

  return (words) => {
    const tokens = tokensOf(words);
    const inOhio = tokens.filter((token) => isIn('inohio', token));
    const textWith = (wordOf: (place: Place) => string): string =>
      asPhraseText(tokens.map((token) => (typeof token === 'string' ? token : wordOf(token)))).replace(
        livesElsewhere,
        ' ',
      );
    /** Where the writer or a helper lives. */
    const isHelperHome = (place: Place) =>
      !textWith((other) => (other === place ? 'elsewhere' : 'inohio')).includes('elsewhere');
    const namedPlaces = inOhio.filter(({ name, isCertain }) => isCounty(name) || (isCertain && courtsOf.has(name)));
    const estatePlaces = namedPlaces.filter((place) => !isHelperHome(place));
    const courtSets = (estatePlaces.length > 0 ? estatePlaces : namedPlaces).flatMap(
      ({ name }) => courtsOf.get(name) ?? [],
    );
    // "Warren in Trumbull County" is one place.
    const isRepeated = (courtSet: Set<number>, index: number) =>
      courtSets.some(
        (other, otherIndex) => other.isSubsetOf(courtSet) && (other.size < courtSet.size || otherIndex < index),
      );
    return {
      isElsewhere: inOhio.length === 0 && textWith(({ word }) => word).search(estateElsewhere) >= 0,
      isInOhio: inOhio.length > 0,
      courts: courtSets.filter((courtSet, index) => !isRepeated(courtSet, index)).map((courtSet) => [...courtSet]),
    };
  };
}
