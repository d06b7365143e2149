/** The fields by which a county can be found. */
export interface FindableCounty {
  /** FIPS code: "39049". */
  fips: string;
  name: string;
  seat: string;
  /** Alternative spellings of the name or the seat. */
  also: string[];
}

export interface CountyMatch<County> {
  county: County;
  /** Which name matched: a place name can be a county and the seat of another. */
  matchedBy: 'county' | 'seat' | 'both' | 'part';
}

/** Letters and digits only, so that "St. Clairsville" matches "st clairsville", and "Van Wert" matches "vanwert". */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Words to ignore in a query: "ross county probate court", "chillicothe, ohio". */
const fillerWords = /\b(?:county|co|ohio|oh|probate|court(?! ?house)|of|in|the)\b/gi;

/** Shorter prefixes match a dozen names. */
const minPrefixLength = 3;

/**
 * The counties that a typed name may mean: exact county names first, then county seats, then partial
 * matches. If the word "county" is typed, seats are left out unless nothing else matches.
 */
export function findCounties<County extends FindableCounty>(typed: string, counties: County[]): CountyMatch<County>[] {
  const name = normalizeName(typed.replace(fillerWords, ' '));
  if (name === '') return [];
  if (/^\d+$/.test(name))
    return counties.filter(({ fips }) => fips === name).map((county) => ({ county, matchedBy: 'county' }));
  const matches = counties.flatMap((county): CountyMatch<County>[] => {
    const isCounty = normalizeName(county.name) === name;
    const isSeat = normalizeName(county.seat) === name || county.also.some((alias) => normalizeName(alias) === name);
    if (isCounty || isSeat) return [{ county, matchedBy: isCounty && isSeat ? 'both' : isCounty ? 'county' : 'seat' }];
    const names = [county.name, county.seat, ...county.also];
    const isPart = name.length >= minPrefixLength && names.some((one) => startsWord(one, name));
    return isPart ? [{ county, matchedBy: 'part' }] : [];
  });
  const order = ['both', 'county', 'seat', 'part'];
  const sorted = matches.sort((a, b) => order.indexOf(a.matchedBy) - order.indexOf(b.matchedBy));
  const named = sorted.filter(({ matchedBy }) => matchedBy === 'county' || matchedBy === 'both');
  return /\b(?:county|co)\b/i.test(typed) && named.length > 0 ? named : sorted;
}

/** Whether a name, or one of its words, begins with the typed text: "sandusky" matches "Upper Sandusky". */
function startsWord(name: string, typed: string): boolean {
  const words = name.split(' ');
  return words.some((_, index) => normalizeName(words.slice(index).join(' ')).startsWith(typed));
}

/** The text beside a match: its seat, or the second meaning of the typed name. */
export function describeMatch(
  { county: { name, seat }, matchedBy }: CountyMatch<FindableCounty>,
  index: number,
): string {
  if (seat === name) return `The county and its seat are both called ${name}.`;
  // The county of that name comes before.
  if (matchedBy === 'seat' && index > 0) return `${seat} is also the seat of ${name} County.`;
  return `Its county seat is ${seat}.`;
}
