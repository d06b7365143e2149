/** What a county can be found by. */
export interface FindableCounty {
  /** Federal number: "39049". */
  fips: string;
  name: string;
  seat: string;
  /** Other spellings of either. */
  also: string[];
}

export interface FoundCounty<County> {
  county: County;
  /** Which of its names was typed: one place name can be a county and the seat of another. */
  by: 'county' | 'seat' | 'both' | 'part';
}

/** Letters and digits alone: "St. Clairsville" and "st clairsville", "Van Wert" and "vanwert" are typed for each other. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** What stands around a name in a question: "ross county probate court", "chillicothe, ohio". */
const around = /\b(?:county|co|ohio|oh|probate|court(?! ?house)|of|in|the)\b/gi;

/** Shortest part of a name that is looked for: fewer letters begin a dozen names. */
const shortest = 3;

/**
 * The counties that a typed name may mean: those of that name first, then those whose seat it is, then those of whose
 * names it is a part. After the word "county" seats are left out, unless nothing else is found. Empty where there is none.
 */
export function findCounties<County extends FindableCounty>(typed: string, counties: County[]): FoundCounty<County>[] {
  const name = normalizeName(typed.replace(around, ' '));
  if (name === '') return [];
  if (/^\d+$/.test(name))
    return counties.filter(({ fips }) => fips === name).map((county) => ({ county, by: 'county' }));
  const found = counties.flatMap((county): FoundCounty<County>[] => {
    const isCounty = normalizeName(county.name) === name;
    const isSeat = normalizeName(county.seat) === name || county.also.some((other) => normalizeName(other) === name);
    if (isCounty || isSeat) return [{ county, by: isCounty && isSeat ? 'both' : isCounty ? 'county' : 'seat' }];
    const isPart = name.length >= shortest && [county.name, county.seat, ...county.also].some(startsAWord(name));
    return isPart ? [{ county, by: 'part' }] : [];
  });
  const order = ['both', 'county', 'seat', 'part'];
  const sorted = found.sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
  const named = sorted.filter(({ by }) => by === 'county' || by === 'both');
  return /\b(?:county|co)\b/i.test(typed) && named.length > 0 ? named : sorted;
}

/** Whether a name begins with what was typed, at its start or at one of its words: "sandusky" begins a word of "Upper Sandusky". */
const startsAWord =
  (typed: string) =>
  (name: string): boolean => {
    const words = name.split(' ');
    return words.some((_, at) => normalizeName(words.slice(at).join(' ')).startsWith(typed));
  };

/** The line under a find: its seat, and what else the typed name means. */
export function sayFound<County extends FindableCounty>({ county, by }: FoundCounty<County>, at: number): string {
  const { name, seat } = county;
  if (seat === name) return `The county and its seat are both called ${name}.`;
  // A name that means a county first may be the seat of another.
  if (by === 'seat' && at > 0) return `${seat} is also the seat of ${name} County.`;
  return `Its county seat is ${seat}.`;
}
