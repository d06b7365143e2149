import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { isoDay } from '../../shared/dates.ts';
import { checkedEvery, staleFacts } from '../facts/stale-facts.ts';
import { sourceLocation } from './content-files.build.ts';

const path = 'src/content/facts.yaml';

/** One line for each fact that was last checked too long before `now`: its id, the date and where it stands. */
export async function staleFactLines(root: string, now: Date): Promise<string[]> {
  const source = await readFile(`${root}/${path}`, 'utf8');
  const facts = Object.entries(load(source, { filename: path }) as Record<string, { checked: Date | string }>);
  return staleFacts(
    facts.map(([id, { checked }]) => ({ id, checked: new Date(checked) })),
    now,
  ).map(({ id, checked }) => {
    const place = sourceLocation({ path, source }, source.search(new RegExp(`^${id}:`, 'm')));
    return `${place}: the fact "${id}" was last checked on ${isoDay(checked)}, more than ${checkedEvery} months ago. Read its source again, and write the day in "checked".`;
  });
}
