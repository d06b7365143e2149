import type { CalendarDate } from '../../law/calendar-date.ts';
import { type CalendarEvent, calendarFile } from '../../law/calendar-file.ts';
import type { DateLine } from '../../law/result-line.ts';
import { dayInWords } from '../frame/print-values.ts';
import type { RuleWords } from '../frame/rule-words.ts';
import { conditionWords, whoseWords } from '../words.ts';

/** The events of a calendar: what is due, on the day to plan for. Never a name: calendars are shared. */
export function calendarEvents(
  lines: readonly DateLine[],
  rules: readonly RuleWords[],
  death: CalendarDate,
): CalendarEvent[] {
  return lines.flatMap((line) => {
    const rule = rules.find(({ id }) => id === line.rule);
    if (line.kind !== 'due' || !rule) return [];
    const condition = line.only && `${conditionWords[line.only]}.`;
    const reading = line.reading && rule.readings?.[line.reading];
    const about = [condition, rule.text, reading, `${whoseWords[line.whose]}.`].filter(Boolean).join(' ');
    const section = rule.section ? ` ${rule.section}` : '';
    return [line, ...(line.again ?? [])].map(({ plan, ends }, time) => ({
      // Two estates have two calendars' worth of events; a later time of one rule is known by its day.
      id: [line.rule, line.reading, death, time > 0 && ends].filter(Boolean).join('-'),
      day: plan,
      title: `Probate: ${rule.label}`,
      description: `${about}\nThe count ends ${dayInWords(ends)}.${section}\nCheck with the court.`,
    }));
  });
}

/** Hands the visitor the file. It is made here: nothing is fetched. */
export function downloadCalendar(lines: readonly DateLine[], rules: readonly RuleWords[], death: CalendarDate): void {
  const text = calendarFile(calendarEvents(lines, rules, death), location.host, new Date().toISOString());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'probate-dates.ics';
  link.click();
  URL.revokeObjectURL(address);
}
