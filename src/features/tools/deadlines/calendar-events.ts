// The events of an estate's calendar. A UID consists of the estate's random id, the rule and the recurrence, never the
// date: a corrected date moves the event instead of adding one.

import { sectionNotRead } from '../../facts/grade.ts';
import type { DoneDays } from '../../law/address-state.ts';
import type { CalendarDate } from '../../law/calendar-date.ts';
import type { CalendarEvent } from '../../law/calendar-file.ts';
import { recurrence } from '../../law/deadlines.ts';
import { eventKey } from '../../law/done-days.ts';
import { conditionWords, type DateLine, type DueLine, whoseWords } from '../../law/result-line.ts';
import { formatDay } from '../frame/format.ts';
import { findRule, type RuleText } from '../frame/tool-data.ts';
import { closedDayNote } from '../words.ts';

interface Calendar {
  /** The estate's random id. */
  id: string;
  /** The keys of all events of earlier files. */
  issued: readonly string[];
  /** The events that are done: they are withdrawn. */
  done?: DoneDays | undefined;
}

/** The recurrences that an earlier file had and this one would not name: their days follow from the answers, too. */
function earlierRecurrences(line: DueLine, issued: readonly string[]) {
  const { every, again: [next] = [] } = line;
  if (!every || !next) return [];
  const prefix = `${eventKey(line)}~`;
  return issued
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .filter((time) => time > 0 && time < next.time)
    .map((time) => recurrence(line.ends, every, time));
}

/**
 * What is due, on the day to plan for, and what an earlier file had and is no longer due, as canceled; with the keys of
 * all of them. Never a name: calendars are shared.
 */
export function calendarEvents(
  lines: readonly DateLine[],
  rules: readonly RuleText[],
  { id, issued, done = {} }: Calendar,
  today: CalendarDate,
): { events: CalendarEvent[]; issued: string[] } {
  const dated = lines.flatMap((line) => {
    if (line.kind !== 'due') return [];
    const rule = findRule(rules, line.rule);
    const condition = line.only && `${conditionWords[line.only]}.`;
    const reading = line.reading && rule.readings?.[line.reading];
    const about = [condition, rule.text, reading, `${whoseWords[line.whose]}.`].filter(Boolean).join(' ');
    const section = rule.section ? ` ${rule.section}${rule.grade === 'K' ? ` (${sectionNotRead})` : ''}` : '';
    return [{ ...line, time: 0 }, ...earlierRecurrences(line, issued), ...(line.again ?? [])].map(
      ({ time, ...days }) => ({
        key: eventKey(line, time),
        day: days.plan,
        title: `Probate: ${rule.label}`,
        description: [
          about,
          `The count ends ${formatDay(days.ends)}.${section}`,
          closedDayNote({ ...line, ...days }),
          'Check with the court.',
        ]
          .filter(Boolean)
          .join('\n'),
      }),
    );
  });
  const due = dated.filter(({ key }) => !done[key]);
  const lastTimes = new Map(
    lines.flatMap((line) => (line.kind === 'due' ? [[eventKey(line), line.again?.at(-1)?.time ?? 0] as const] : [])),
  );
  // A recurrence later than the last one that this file names is withdrawn until a file names it.
  const withdrawn = issued.filter((issuedKey) => {
    const [, key = issuedKey, time = 0] = /^(.*)~(\d+)$/.exec(issuedKey) ?? [];
    return done[issuedKey] || Number(time) > (lastTimes.get(key) ?? -1);
  });
  const canceled = withdrawn.map((key) => ({
    key,
    day: today,
    title: `${done[key] ? 'Done' : 'Canceled'}: ${rules.find((rule) => rule.id === key.split('~')[0])?.label ?? 'a date'}`,
    description: done[key] ? `Done on ${formatDay(done[key])}.` : 'This date no longer follows from the answers.',
    isCanceled: true,
  }));
  return {
    events: [...due, ...canceled].map(({ key, ...event }) => ({ id: `${id}-${key}`, ...event })),
    issued: [...new Set([...issued, ...due.map(({ key }) => key)])],
  };
}
