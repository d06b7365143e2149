import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isoDay } from '../../shared/dates.ts';
import { recheckAfterMonths, staleFacts } from '../facts/stale-facts.ts';
import { sourceLocation } from './content-files.build.ts';

/** Files whose entries have a `checked` date, and the word for an entry. */
const sources = [
  { path: 'src/content/facts.yaml', kind: 'fact' },
  { path: 'src/content/rules.yaml', kind: 'rule' },
];

/** One line for each fact and each rule that was last checked too long before `now`: place, id and date. */
export async function staleFactLines(root: string, now: Date): Promise<string[]> {
  return (await Promise.all(sources.map((source) => staleLines(root, source, now)))).flat();
}

async function staleLines(root: string, { path, kind }: (typeof sources)[number], now: Date): Promise<string[]> {
  const source = await readFile(`${root}/${path}`, 'utf8');
  const entries = Object.entries(parse(source) as Record<string, { checked: string }>);
  return staleFacts(
    entries.map(([id, { checked }]) => ({ id, checked: new Date(checked) })),
    now,
  ).map(({ id, checked }) => {
    const place = sourceLocation({ path, source }, source.search(new RegExp(`^${id}:`, 'm')));
    return `${place}: the ${kind} "${id}" was last checked on ${isoDay(checked)}, more than ${recheckAfterMonths} months ago. Read its source again, and write the day in "checked".`;
  });
}
