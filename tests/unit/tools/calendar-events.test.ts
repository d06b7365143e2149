// One estate's calendar files, imported one after the other into a calendar that keeps the highest SEQUENCE of each UID.
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { parseState, printState, toolKeys } from '../../../src/features/law/address-state.ts';
import { addMonths, type CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { calendarFile } from '../../../src/features/law/calendar-file.ts';
import { calendarEvents } from '../../../src/features/tools/deadlines/calendar-events.ts';
import { lines } from '../law/deadline-lines.ts';
import { ruleWords } from '../law/figures.ts';

const id = 'k3j9x2m4q8zt';
let made = Date.UTC(2026, 6, 1);

/** The file for these answers, and the address that it leaves behind. */
function fileOf(fragment: string, today: CalendarDate = '2026-07-01') {
  const state = parseState(fragment, toolKeys.deadlines);
  const calendar = { id: state.id ?? id, issued: state.issued ?? [] };
  const { events, issued } = calendarEvents(lines(state, today), ruleWords, calendar, today);
  made += 1000;
  const text = calendarFile(events, 'probate.example', new Date(made).toISOString());
  return { text, issued: printState({ id: state.id ?? id, issued }, ['id', 'issued']) };
}

type Entry = { day: string; sequence: number; title: string };

/** Imports a file as calendar programs do: a higher SEQUENCE replaces the event with that UID, CANCELLED removes it. */
function importInto(calendar: Map<string, Entry>, text: string) {
  for (const component of new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')) {
    const { uid, startDate, summary } = new ICAL.Event(component);
    const sequence = Number(component.getFirstPropertyValue('sequence'));
    if (sequence <= (calendar.get(uid)?.sequence ?? -1)) continue;
    if (component.getFirstPropertyValue('status') === 'CANCELLED') calendar.delete(uid);
    else calendar.set(uid, { day: startDate.toString(), sequence, title: summary });
  }
  return calendar;
}
const daysOf = (calendar: Map<string, Entry>) =>
  Object.fromEntries([...calendar].map(([uid, { day }]) => [uid, day]).sort());

const estate = 'will=yes&spouse=yes&certificate=2026-05-20';
const before = `death=2026-03-10&letters=2026-04-15&${estate}`;

test.each([
  ['the day of death by one day', `death=2026-03-11&letters=2026-04-15&${estate}`],
  ['the letters by ten days', `death=2026-03-10&letters=2026-04-25&${estate}`],
  ['both, by a year', `death=2025-03-11&letters=2025-04-05&${estate}`],
  ['no letters', `death=2026-03-10&${estate}`],
  ['no spouse', `death=2026-03-10&letters=2026-04-15&will=yes&spouse=no`],
  ['no will, and a release', `death=2026-03-10&release=2026-04-15&will=no&spouse=yes`],
  ['one more day', `${before}&medicaid=2026-05-01&admitted=2026-04-15`],
])('corrected: %s: the calendar has the events of the new answers, and no other', (_, after) => {
  const first = fileOf(before);
  const second = fileOf(`${after}&${first.issued}`);
  const calendar = importInto(importInto(new Map(), first.text), second.text);
  expect(daysOf(calendar)).toEqual(daysOf(importInto(new Map(), fileOf(after).text)));
  // A file that was imported out of order changes nothing that is still due.
  expect(daysOf(importInto(importInto(new Map(), second.text), second.text))).toEqual(daysOf(calendar));
});

test('a UID names the estate, the rule and the count, and no day', () => {
  const calendar = importInto(new Map(), fileOf(before).text);
  expect([...calendar.keys()]).toEqual(
    expect.arrayContaining([
      `${id}-inventory-due@probate.example`,
      `${id}-creditor-claims~creditor@probate.example`,
      `${id}-status-report~1@probate.example`,
    ]),
  );
  for (const uid of calendar.keys()) expect(uid).not.toMatch(/\d{4}/);
});

test('a repeated report keeps its UIDs when the letters move and when years pass', () => {
  const first = fileOf(before);
  const calendar = importInto(new Map(), first.text);
  const years = (map: Map<string, Entry>) =>
    [...map].filter(([uid]) => uid.includes('status-report')).map(([uid, { day }]) => [uid.split('@')[0], day]);
  expect(years(calendar)).toEqual([
    [`${id}-status-report`, '2027-05-14'],
    [`${id}-status-report~1`, '2028-05-15'],
    [`${id}-status-report~2`, '2029-05-15'],
  ]);
  const later = fileOf(`death=2026-03-10&letters=2026-04-25&${estate}&${first.issued}`, '2029-06-01');
  importInto(calendar, later.text);
  expect(years(calendar)).toEqual([
    [`${id}-status-report`, '2027-05-25'],
    [`${id}-status-report~1`, '2028-05-25'],
    [`${id}-status-report~2`, '2029-05-25'],
    [`${id}-status-report~3`, '2030-05-24'],
    [`${id}-status-report~4`, '2031-05-23'],
  ]);
  expect(later.issued).toContain('status-report~1.status-report~2');
});

test.each([
  ['2025-06-01', '2023-05-20', '2026-11-28'],
  ['2024-01-10', '2020-03-15', '2026-11-28'],
  ['2026-02-27', '2025-02-27', '2028-12-01'],
])('letters of %s corrected to %s: no recurrence stays on a day of the wrong letters', (wrong, right, today) => {
  const first = fileOf(`death=2019-12-20&letters=${wrong}`, today as CalendarDate);
  const calendar = importInto(new Map(), first.text);
  importInto(calendar, fileOf(`death=2019-12-20&letters=${right}&${first.issued}`, today as CalendarDate).text);
  // Each on its own day, a year after the one before, as a file made in the year of the letters names them.
  for (const [uid, { day }] of calendar) {
    const time = Number(/status-report~(\d+)/.exec(uid)?.[1] ?? 0);
    if (time === 0) continue;
    const inTime = fileOf(`death=2019-12-20&letters=${right}`, addMonths(right as CalendarDate, 12 * time));
    expect(daysOf(importInto(new Map(), inTime.text))[uid]).toBe(day);
  }
});

test('an event that was withdrawn stays canceled in each later file, and comes back when it is due again', () => {
  const first = fileOf(before);
  const second = fileOf(`death=2026-03-10&${estate}&${first.issued}`);
  const third = fileOf(`death=2026-03-10&${estate}&${second.issued}`);
  expect(third.text.match(/STATUS:CANCELLED/g)?.length).toBeGreaterThan(5);
  expect(third.text).toContain('SUMMARY:Canceled: Inventory');
  const fourth = fileOf(`${before}&${third.issued}`);
  expect(fourth.text).not.toContain('STATUS:CANCELLED');
  expect(fourth.issued).toBe(first.issued);
});

test.each([
  ['id=short', {}],
  ['id=K3J9X2M4Q8ZT', {}],
  ['issued=inventory-due.<script>', {}],
  ['issued=', {}],
  [
    `id=${id}&issued=inventory-due.creditor-claims~creditor.status-report~2`,
    {
      id,
      issued: ['inventory-due', 'creditor-claims~creditor', 'status-report~2'],
    },
  ],
])('the address %s is read as %j', (fragment, state) => {
  expect(parseState(fragment, ['id', 'issued'])).toEqual(state);
});
