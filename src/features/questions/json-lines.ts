// JSON lines (https://jsonlines.org): a list of which few items are needed costs nothing for the others.

/** What both an array and a list of lines can do. */
export interface List<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

export const toJsonLines = (items: unknown[]): string => items.map((item) => JSON.stringify(item)).join('\n');

/** A list of lines, of which each is parsed when it is first asked for. Throws then where it is no JSON. */
export function jsonLines<T>(text: string): List<T> {
  const lines = text ? text.split('\n') : [];
  const parsed = new Map<number, T>();
  return {
    length: lines.length,
    at(index) {
      const known = parsed.get(index);
      const line = lines[index];
      if (known !== undefined || line === undefined) return known;
      const item = JSON.parse(line) as T;
      parsed.set(index, item);
      return item;
    },
  };
}
