// Two tabs over one storage, each with its own copy of the module; the other's event may come late, or never.
import { beforeEach, expect, test, vi } from 'vitest';
import { webStorage } from '../../support/web-storage.ts';

const today = '2026-07-20T15:00:00Z';
const estate = 'death=2026-03-10&letters=2026-04-15';
let values: Map<string, string>;
let listeners: ((event: { key: string; newValue: string | null }) => void)[];

beforeEach(() => {
  const storage = webStorage();
  values = storage.items;
  listeners = [];
  vi.useFakeTimers({ now: new Date(today) });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function tab(fragment?: string) {
  vi.resetModules();
  const store = await import('../../../src/features/plan/record/store.ts');
  const { fragmentOf } = await import('../../../src/features/plan/record/record.ts');
  store.start(fragment);
  const listener = listeners.at(-1);
  return {
    ...store,
    state: () => store.$estate.get(),
    shows: () => fragmentOf(store.$estate.get().record),
    receiveEvent: () => listener?.({ key: 'estate-record', newValue: values.get('estate-record') ?? null }),
  };
}

test('nothing is stored before the press, and each change after it', async () => {
  const one = await tab(estate);
  one.follow(`${estate}&will=yes`);
  expect(values.size).toBe(0);
  one.keep();
  one.follow(`${estate}&will=no`);
  expect(values.get('estate-record')).toContain('"will":{"value":"no"');
});

test('a tab that missed the event of the other adds to what it stored', async () => {
  (await tab(estate)).keep();
  const [one, other] = [await tab(estate), await tab(estate)];
  one.follow(`${estate}&will=yes`);
  other.follow(`${estate}&spouse=no`);
  expect(other.shows()).toBe(`${estate}&will=yes&spouse=no`);
  one.receiveEvent();
  expect(one.shows()).toBe(other.shows());
  expect(one.state().arrivals).toBe(1);
});

test.each([
  ['ticked, and its day corrected', 'completed=2026-07-20', 'completed=2026-07-14'],
  ['ticked, and unticked', 'completed=2026-07-20', ''],
  ['typed in two steps', 'land=18', 'land=184300'],
  ['a day among others', 'done=inventory-due~2026-07-20', 'done=inventory-due~2026-07-02'],
  [
    'done, and another one done',
    'done=inventory-due~2026-07-20',
    'done=inventory-due~2026-07-20.will-notice~2026-05-01',
  ],
])('a page that shows late what another tab changed takes nothing back: %s', async (_, first, second) => {
  const step = (answer: string) => [estate, answer].filter(Boolean).join('&');
  (await tab(estate)).keep();
  const [one, other] = [await tab(estate), await tab(estate)];
  for (const answer of [first, second]) {
    one.follow(step(answer));
    other.receiveEvent();
    expect(other.arrivedAnswers(estate)).toBe(answer ? step(answer) : undefined);
  }
  // The other tab's page is slower than its events.
  other.follow(step(first));
  one.receiveEvent();
  for (const each of [one, other]) expect(each.shows()).toBe(step(second));
  expect(other.arrivedAnswers(step(first))).toBe(step(second));
  other.follow(step(second));
  // What is changed there from now on counts again.
  other.follow(`${step(second)}&county=vinton`);
  one.receiveEvent();
  expect(one.shows()).toContain('county=vinton');
  expect(values.get('estate-record')).toContain('vinton');
});

test('answers are added to a log that was stored before there were any', async () => {
  (await tab()).keep();
  const plan = await tab(estate);
  expect(plan.state().kept).toBe('this');
  expect((await tab()).shows()).toBe(estate);
});

test('two devices that share a file give one calendar; a page of another estate gives its own', async () => {
  const one = await tab(estate);
  const { printRecord } = await import('../../../src/features/plan/record/record-file.ts');
  const other = await tab();
  expect(other.takeFile(printRecord(one.state().record))).toBe('taken');
  expect(one.calendarId()).toMatch(/^[0-9a-f]{12}$/);
  expect(other.calendarId()).toBe(one.calendarId());
  one.keep();
  expect((await tab('death=2026-01-05')).calendarId()).toBeUndefined();
});

test('two that stored in the same moment both end with all of it', async () => {
  (await tab(estate)).keep();
  const [one, other] = [await tab(estate), await tab(estate)];
  one.follow(`${estate}&will=yes`);
  const ofOne = values.get('estate-record') ?? '';
  other.follow(`${estate}&spouse=no`);
  // The first one's text wins the race; the second one gets the event, and stores what is missing.
  values.set('estate-record', ofOne);
  other.receiveEvent();
  one.receiveEvent();
  expect(one.shows()).toBe(`${estate}&will=yes&spouse=no`);
  expect(other.shows()).toBe(one.shows());
});

test('a page with other answers does not overwrite what is stored until the visitor chooses', async () => {
  (await tab(estate)).keep();
  const stored = values.get('estate-record');
  const other = await tab('death=2025-01-02');
  expect(other.state().kept).toBe('other');
  other.follow('death=2025-01-03');
  expect(values.get('estate-record')).toBe(stored);
  other.openKept();
  expect(other.state()).toMatchObject({ kept: 'this', arrivals: 1 });
  expect(other.shows()).toBe(estate);
});

test('a press in a tab that knew nothing of the other’s replaces no other answers', async () => {
  const [one, other] = [await tab(estate), await tab('death=2025-01-02')];
  one.keep();
  const stored = values.get('estate-record');
  other.keep();
  expect(values.get('estate-record')).toBe(stored);
  expect(other.state().kept).toBe('other');
  // Pressed again, it does what it says: "Keep this in its place".
  other.keep();
  expect(other.state().kept).toBe('this');
  expect(values.get('estate-record')).toContain('2025-01-02');
  one.receiveEvent();
  expect(one.shows()).toBe('death=2025-01-02');
});

test('what one tab deleted is not stored again by another, even without the event', async () => {
  (await tab(estate)).keep();
  const [one, other] = [await tab(estate), await tab(estate)];
  one.forget();
  other.follow(`${estate}&will=yes`);
  expect(values.size).toBe(0);
  expect(other.state()).toMatchObject({ kept: 'nothing', problem: 'deleted-elsewhere' });
  expect(other.shows()).toBe(`${estate}&will=yes`);
});

test.each([
  ['half a file', '{"format":'],
  ['a newer version', '{"format":"ohio-estate-record","version":9}'],
])('what is stored and is %s is neither used nor replaced without a press', async (_, text) => {
  values.set('estate-record', text);
  const one = await tab(estate);
  expect(one.state()).toMatchObject({ kept: 'nothing', problem: 'unreadable' });
  one.follow(`${estate}&will=yes`);
  expect(values.get('estate-record')).toBe(text);
});

test('the days of the last two visits', async () => {
  const visits = ({ state }: Awaited<ReturnType<typeof tab>>) =>
    ['visit-before', 'visit'].map((key) => state().record.texts[key]?.value);
  const one = await tab(estate);
  one.keep();
  expect(visits(one)).toEqual([undefined, '2026-07-20']);
  vi.setSystemTime('2026-08-03T15:00:00Z');
  expect(visits(await tab(estate))).toEqual(['2026-07-20', '2026-08-03']);
  expect(visits(await tab(estate))).toEqual(['2026-07-20', '2026-08-03']);
});

test('a file of another estate replaces what is stored only where the visitor says so', async () => {
  const one = await tab(estate);
  one.keep();
  const file = values.get('estate-record') ?? '';
  const other = await tab('death=2025-01-02');
  values.clear();
  const blank = await tab('death=2025-01-02');
  blank.keep();
  expect(blank.takeFile(file)).toBe('other-estate');
  expect(blank.shows()).toBe('death=2025-01-02');
  expect(blank.takeFile(file, true)).toBe('taken');
  expect(blank.shows()).toBe(estate);
  expect(values.get('estate-record')).toContain('2026-04-15');
  expect(other.takeFile('{}')).toBe('foreign');
});
