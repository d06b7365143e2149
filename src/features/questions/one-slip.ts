/** One is the other but for a letter that is missing, added or another. */
export function isOneSlipAway(term: string, other: string): boolean {
  if (Math.abs(term.length - other.length) > 1) return false;
  let at = 0;
  while (at < term.length && term[at] === other[at]) at += 1;
  const [rest, otherRest] = [term.slice(at), other.slice(at)];
  return rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest;
}
