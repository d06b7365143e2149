// A calendar file (RFC 5545). Written by hand, because the package for it is three times the size of all the rules.
import { addDays, type CalendarDate } from './calendar-date.ts';

export interface CalendarEvent {
  /** The same in every file for this estate: calendars replace an event that they have under it. */
  id: string;
  day: CalendarDate;
  /** Never a name: calendars are shared. */
  title: string;
  /** The statute section, and a note that the court decides. */
  description: string;
  /** Withdrawn: calendars remove the event, or strike it out. */
  isCanceled?: boolean;
}

/** When the alarm of an event goes off. */
const alarmDaysBefore = 7;

/**
 * All-day events, each with an alarm a week before, as the text of a `.ics` file. `host` makes the ids this site's own;
 * `createdAt` is when the file was made, in UTC, such as "2026-11-21T09:30:00Z". An event of a later file has a higher
 * SEQUENCE: the seconds since 2026, so that nothing has to be stored between two files.
 */
export function calendarFile(events: CalendarEvent[], host: string, createdAt: string): string {
  const sequence = Math.max(0, Math.floor((Date.parse(createdAt) - Date.UTC(2026, 0)) / 1000));
  const stamp = `${createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//deadlines//EN`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, host, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const eventLines = (
  { id, day, title, description, isCanceled }: CalendarEvent,
  host: string,
  stamp: string,
  sequence: number,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}@${host}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${sequence}`,
  `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  `DTSTART;VALUE=DATE:${compactDay(day)}`,
  // The end date is exclusive.
  `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  // Do not show the person as busy all day.
  'TRANSP:TRANSPARENT',
  ...(isCanceled ? [] : alarmLines(title)),
  'END:VEVENT',
];

const alarmLines = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  // An event of a whole day begins at midnight: nine in the morning of the day that is so many days before.
  `TRIGGER:-P${alarmDaysBefore - 1}DT15H`,
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
];

const compactDay = (day: CalendarDate) => day.replaceAll('-', '');

const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // Control characters are not allowed in a value, and a line break would end it.
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** Folds lines to 75 octets; continuation lines begin with a space. Characters are never split. */
function foldLine(line: string): string {
  let octets = 0;
  let text = '';
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    if (octets + length > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += length;
  }
  return text;
}
