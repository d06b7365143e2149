const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 21, 2026" (`MMMM d, yyyy`), the UTC day, so that build machine and browser print the same. */
export const longDate = (date: Date): string => long.format(date);

/** "2026-11-21", the UTC day, for `<time datetime>`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
