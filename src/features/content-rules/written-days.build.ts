// Days as they are typed: YAML rolls February 30 over into March before any schema sees it.
import { parseMoment } from '../../shared/dates.ts';
import { contentFiles, sourceLocation } from './content-files.build.ts';

/** These say what somebody has done. `publishedAt`, and the days from which a law or a fee holds, may come. */
const done = ['createdAt', 'reviewed', 'checked', 'lastUpdated', 'revised', 'legalPagesRead'];

/** Where it is tomorrow already: the zones furthest ahead of UTC. */
const furthestAhead = 14 * 3_600_000;

/** One line for each day that no calendar has, and for each on which nobody can have done anything yet. */
export async function wrongDays(root: string, now = new Date()): Promise<string[]> {
  const files = contentFiles(root, ['src/content/**/*.{md,mdx,yaml}']);
  return files.flatMap((file) =>
    [...file.source.matchAll(/\b(\w+): *["']?(\d{4}-\d{2}-\d{2})(?!\d)/g)].flatMap(
      ({ 1: field = '', 2: day = '', index }) => {
        const place = `${sourceLocation(file, index)}: ${field}`;
        const moment = parseMoment(day);
        if (!moment) return [`${place}: there is no ${day}. Write a day such as 2026-11-21.`];
        return done.includes(field) && moment.getTime() > now.getTime() + furthestAhead
          ? [`${place}: ${day} has not come yet. Write the day on which it was done.`]
          : [];
      },
    ),
  );
}
