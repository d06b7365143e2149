// The calendar file, read by a parser that is not the code that wrote it.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from '../../../src/features/law/calendar-file.ts';
import { anyDate } from './arbitraries.ts';

const file = (events: CalendarEvent[]) => calendarFile(events, 'probate.example', '2026-11-21T09:30:00.123Z');

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm');
    return { component, event, alarms };
  });
  return { calendar, events };
}

const inventory: CalendarEvent = {
  id: 'k3j9x2m4q8zt-inventory-due',
  day: '2026-07-15',
  title: 'Inventory; values, at death',
  description: 'R.C. 2115.02.\nCheck with the court: a \\ local rule can change this. § Ünïcödé — 🗓 '.repeat(3),
};

test('an all-day event on the day, with an alarm a week before', () => {
  const { calendar, events } = read(file([inventory]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//probate.example//deadlines//EN');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const [{ component, event, alarms } = { component: undefined, event: undefined, alarms: [] }] = events;
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-07-15');
  expect(event?.endDate.toString()).toBe('2026-07-16');
  expect(event?.summary).toBe(inventory.title);
  expect(event?.description).toBe(inventory.description);
  expect(event?.uid).toBe('k3j9x2m4q8zt-inventory-due@probate.example');
  expect(String(component?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T09:30:00Z');
  expect(alarms).toHaveLength(1);
  expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).toBe('-P6DT15H');
  expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarms[0]?.getFirstPropertyValue('description')).toBe(inventory.title);
  // The person is not busy all day.
  expect(component?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('separators are escaped, and long lines are folded', () => {
  const text = file([{ ...inventory, description: 'x'.repeat(150) }]);
  expect(text).toContain('SUMMARY:Inventory\\; values\\, at death\r\n');
  expect(text).toContain(`DESCRIPTION:${'x'.repeat(63)}\r\n ${'x'.repeat(74)}\r\n ${'x'.repeat(13)}\r\n`);
});

test('control characters are removed, line breaks stay', () => {
  const [{ event } = { event: undefined }] = read(
    file([{ ...inventory, title: 'a\u0007b', description: 'one\r\ntwo\rthree\nfour' }]),
  ).events;
  expect(event?.summary).toBe('ab');
  expect(event?.description).toBe('one\ntwo\nthree\nfour');
});

test('a later file has a higher SEQUENCE, and a canceled event its status and no alarm', () => {
  const sequence = (made: string) =>
    read(calendarFile([inventory], 'probate.example', made)).events[0]?.component.getFirstPropertyValue('sequence');
  expect(sequence('2026-11-21T09:30:00Z')).toBe(28_027_800);
  expect(Number(sequence('2026-11-21T09:30:01Z'))).toBeGreaterThan(Number(sequence('2026-11-21T09:30:00Z')));
  expect(Number(sequence('2060-01-01T00:00:00Z'))).toBeLessThan(2 ** 31);
  const status = (isCanceled: boolean) => {
    const { component, alarms } = read(file([{ ...inventory, isCanceled }])).events[0] ?? { alarms: [] };
    return [component?.getFirstPropertyValue('status'), alarms.length];
  };
  expect(status(true)).toEqual(['CANCELLED', 0]);
  expect(status(false)).toEqual(['CONFIRMED', 1]);
});

test('no event is an empty calendar', () => {
  expect(read(file([])).events).toEqual([]);
});

test('any text survives a round trip, in lines of 75 octets at most', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/[\p{Cc}]/gu, ''));
  const event = fc.record({ id: fc.uuid(), day: anyDate, title: words, description: words });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 4 }), (events) => {
      const text = file(events);
      for (const line of text.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const parsed = read(text).events.map(({ event: one }) => ({
        day: one.startDate.toString(),
        title: one.summary,
        description: one.description,
      }));
      expect(parsed).toEqual(events.map(({ day, title, description }) => ({ day, title, description })));
    }),
  );
});
