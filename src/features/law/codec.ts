// How a value is written in the URL fragment.
import { type CalendarDate, parseDate } from './calendar-date.ts';
import { parseDollars, printDollars } from './money.ts';

export interface Codec<Value> {
  /** Undefined if the text is not a valid value. Never throws. */
  parse: (text: string) => Value | undefined;
  print: (value: Value) => string;
}

export const day: Codec<CalendarDate> = { parse: parseDate, print: (date) => date };
export const sum: Codec<number> = { parse: parseDollars, print: printDollars };
export const count = (max: number): Codec<number> => ({
  parse: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= max ? Number(text) : undefined),
  print: String,
});
export const oneOf = <Value extends string>(...values: Value[]): Codec<Value> => ({
  parse: (text) => values.find((value) => value === text),
  print: (value) => value,
});

/** A subset of a list, in the list's order, separated by dots. */
export const someOf = <Value extends string>(values: readonly Value[]): Codec<Value[]> => ({
  parse: (text) => {
    const chosen = values.filter((value) => text.split('.').includes(value));
    return chosen.length > 0 ? chosen : undefined;
  },
  print: (chosen) => chosen.join('.'),
});
