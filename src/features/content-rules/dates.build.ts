// Dates as typed: YAML rolls February 30 over into March before any schema sees it.
import { latestToday, parseMoment } from '../../shared/dates.ts';
import { contentFiles, sourceLocation } from './content-files.build.ts';

/** Dates of past actions. `publishedAt` and effective dates may be in the future. */
const pastFields = ['createdAt', 'reviewed', 'checked', 'lastUpdated', 'revised', 'legalPagesRead'];

/** A field with a day, and what follows it on the line: a time, a quote. */
const dayField = /\b(\w+): *(["']?)(\d{4}-\d{2}-\d{2})(?!\d)([^"'#\n]*)/g;

/** One line for each date that is invalid, in the future, or has an ambiguous time. */
export function invalidDates(root: string, now = new Date()): string[] {
  const files = contentFiles(root, ['src/content/**/*.{md,mdx,yaml}']);
  const today = latestToday(now);
  return files.flatMap((file) =>
    [...file.source.matchAll(dayField)].flatMap(({ 1: field = '', 2: quote, 3: day = '', 4: time = '', index }) => {
      const place = `${sourceLocation(file, index)}: ${field}`;
      if (!parseMoment(day)) return [`${place}: there is no ${day}. Write a day such as 2026-11-21.`];
      if (pastFields.includes(field) && day > today)
        return [`${place}: ${day} has not come yet. Write the day on which it was done.`];
      if (!quote && isAmbiguous(day, time.trimEnd()))
        return [`${place}: put this time in quotes, so that it is read as it is written: "${day}${time.trimEnd()}".`];
      return [];
    }),
  );
}

/** A time that YAML, without quotes, reads as one in UTC, or as the day alone. */
const isAmbiguous = (day: string, time: string): boolean =>
  /^[T ]\d{2}:\d{2}/.test(time) &&
  (!/(?:Z|[+-]\d{2}:\d{2})$/.test(time) || Date.parse(day + time.replace(' ', 'T')) % 86_400_000 === 0);
