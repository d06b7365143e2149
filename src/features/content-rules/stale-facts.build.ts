import { parse } from 'yaml';
import { isoDay, monthsBefore } from '../../shared/dates.ts';
import { type ContentFile, contentFiles, sourceLocation } from './content-files.build.ts';

/** An entry must be checked against its source again after this many months. */
const recheckAfterMonths = 18;

/** One line for each fact and each rule that was last checked too long before `now`: place, id and date. */
export const staleFactLines = (root: string, now: Date): string[] => [
  ...contentFiles(root, ['src/content/facts.yaml']).flatMap((file) => staleLines(file, 'fact', now)),
  ...contentFiles(root, ['src/content/rules.yaml']).flatMap((file) => staleLines(file, 'rule', now)),
];

/** The lines of one file, whose entries have a `checked` date, oldest first. */
export function staleLines(file: ContentFile, kind: string, now: Date): string[] {
  const since = monthsBefore(now, recheckAfterMonths);
  return Object.entries(parse(file.source) as Record<string, { checked: string }>)
    .map(([id, { checked }]) => ({ id, checked: new Date(checked) }))
    .filter(({ checked }) => checked < since)
    .sort((a, b) => a.checked.getTime() - b.checked.getTime())
    .map(({ id, checked }) => {
      const place = sourceLocation(file, file.source.search(new RegExp(`^${id}:`, 'm')));
      return `${place}: the ${kind} "${id}" was last checked on ${isoDay(checked)}, more than ${recheckAfterMonths} months ago. Read its source again, and write the day in "checked".`;
    });
}
