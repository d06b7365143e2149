/** Whether the terms differ by one insertion, deletion, substitution or transposition (Damerau–Levenshtein distance 1). */
export function isOneEditApart(term: string, other: string): boolean {
  if (Math.abs(term.length - other.length) > 1) return false;
  let start = 0;
  while (start < term.length && term[start] === other[start]) start += 1;
  const [a, b] = [term.slice(start), other.slice(start)];
  const swapped = `${b[1] ?? ''}${b[0] ?? ''}${b.slice(2)}`;
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || a === swapped;
}
