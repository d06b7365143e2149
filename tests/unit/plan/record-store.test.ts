// Two tabs share one storage, each with its own copy of the module; storage events may come late or never.
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

async function openTab(fragment?: string) {
  vi.resetModules();
  const store = await import('../../../src/features/plan/record/store.ts');
  const { fragmentOf } = await import('../../../src/features/plan/record/record.ts');
  store.startRecord(fragment);
  const listener = listeners.at(-1);
  return {
    ...store,
    state: () => store.$estate.get(),
    fragment: () => fragmentOf(store.$estate.get().record),
    receiveEvent: () => listener?.({ key: 'estate-record', newValue: values.get('estate-record') ?? null }),
  };
}

test('stores nothing before the button is pressed, and each change after it', async () => {
  const one = await openTab(estate);
  one.followPage(`${estate}&will=yes`);
  expect(values.size).toBe(0);
  one.saveOnDevice();
  one.followPage(`${estate}&will=no`);
  expect(values.get('estate-record')).toContain('"will":{"value":"no"');
});

test('a tab that missed a storage event merges its change with the stored record', async () => {
  (await openTab(estate)).saveOnDevice();
  const [one, other] = [await openTab(estate), await openTab(estate)];
  one.followPage(`${estate}&will=yes`);
  other.followPage(`${estate}&spouse=no`);
  expect(other.fragment()).toBe(`${estate}&will=yes&spouse=no`);
  one.receiveEvent();
  expect(one.fragment()).toBe(other.fragment());
  expect(one.state().externalChanges).toBe(1);
});

test.each([
  ['ticked, then its day corrected', 'completed=2026-07-20', 'completed=2026-07-14'],
  ['ticked, then unticked', 'completed=2026-07-20', ''],
  ['typed in two steps', 'land=18', 'land=184300'],
  ['a day in a list of days', 'done=inventory-due~2026-07-20', 'done=inventory-due~2026-07-02'],
  ['a second day added', 'done=inventory-due~2026-07-20', 'done=inventory-due~2026-07-20.will-notice~2026-05-01'],
])('a page that shows another tab’s change late does not undo it: %s', async (_, first, second) => {
  const step = (answer: string) => [estate, answer].filter(Boolean).join('&');
  (await openTab(estate)).saveOnDevice();
  const [one, other] = [await openTab(estate), await openTab(estate)];
  for (const answer of [first, second]) {
    one.followPage(step(answer));
    other.receiveEvent();
    expect(other.externalFragment(estate)).toBe(answer ? step(answer) : undefined);
  }
  // The other tab renders the first change only now.
  other.followPage(step(first));
  one.receiveEvent();
  for (const tab of [one, other]) expect(tab.fragment()).toBe(step(second));
  expect(other.externalFragment(step(first))).toBe(step(second));
  other.followPage(step(second));
  // Later changes there are the visitor's again.
  other.followPage(`${step(second)}&county=vinton`);
  one.receiveEvent();
  expect(one.fragment()).toContain('county=vinton');
  expect(values.get('estate-record')).toContain('vinton');
});

test('answers are added to a log that was stored before them', async () => {
  (await openTab()).saveOnDevice();
  const plan = await openTab(estate);
  expect(plan.state().saved).toBe('current');
  expect((await openTab()).fragment()).toBe(estate);
});

test('devices that share a file share a calendar id; a page that shows another estate has none', async () => {
  const one = await openTab(estate);
  const { printRecord } = await import('../../../src/features/plan/record/record-file.ts');
  const other = await openTab();
  expect(other.importFile(printRecord(one.state().record))).toBe('imported');
  expect(one.calendarId()).toMatch(/^[0-9a-f]{12}$/);
  expect(other.calendarId()).toBe(one.calendarId());
  one.saveOnDevice();
  expect((await openTab('death=2026-01-05')).calendarId()).toBeUndefined();
});

test('two tabs that store at the same moment both end with both changes', async () => {
  (await openTab(estate)).saveOnDevice();
  const [one, other] = [await openTab(estate), await openTab(estate)];
  one.followPage(`${estate}&will=yes`);
  const firstText = values.get('estate-record') ?? '';
  other.followPage(`${estate}&spouse=no`);
  // The first tab's text wins the race; the second gets the event, and stores what is missing.
  values.set('estate-record', firstText);
  other.receiveEvent();
  one.receiveEvent();
  expect(one.fragment()).toBe(`${estate}&will=yes&spouse=no`);
  expect(other.fragment()).toBe(one.fragment());
});

test('a page with other answers does not overwrite the stored record until the visitor chooses', async () => {
  (await openTab(estate)).saveOnDevice();
  const stored = values.get('estate-record');
  const other = await openTab('death=2025-01-02');
  expect(other.state().saved).toBe('other');
  other.followPage('death=2025-01-03');
  expect(values.get('estate-record')).toBe(stored);
  other.openSaved();
  expect(other.state()).toMatchObject({ saved: 'current', externalChanges: 1 });
  expect(other.fragment()).toBe(estate);
});

test('saving in a tab that missed the other’s save does not replace its answers', async () => {
  const [one, other] = [await openTab(estate), await openTab('death=2025-01-02')];
  one.saveOnDevice();
  const stored = values.get('estate-record');
  other.saveOnDevice();
  expect(values.get('estate-record')).toBe(stored);
  expect(other.state().saved).toBe('other');
  // The button now says "Keep this in its place".
  other.saveOnDevice();
  expect(other.state().saved).toBe('current');
  expect(values.get('estate-record')).toContain('2025-01-02');
  one.receiveEvent();
  expect(one.fragment()).toBe('death=2025-01-02');
});

test('a record that one tab deleted is not stored again by another, even without a storage event', async () => {
  (await openTab(estate)).saveOnDevice();
  const [one, other] = [await openTab(estate), await openTab(estate)];
  one.deleteSaved();
  other.followPage(`${estate}&will=yes`);
  expect(values.size).toBe(0);
  expect(other.state()).toMatchObject({ saved: 'none', problem: 'deleted-elsewhere' });
  expect(other.fragment()).toBe(`${estate}&will=yes`);
});

test.each([
  ['half a file', '{"format":'],
  ['a newer version', '{"format":"ohio-estate-record","version":9}'],
])('a stored record that is %s is neither used nor replaced before a button is pressed', async (_, text) => {
  values.set('estate-record', text);
  const one = await openTab(estate);
  expect(one.state()).toMatchObject({ saved: 'none', problem: 'unreadable' });
  one.followPage(`${estate}&will=yes`);
  expect(values.get('estate-record')).toBe(text);
});

test('stores the days of the last two visits', async () => {
  const visits = ({ state }: Awaited<ReturnType<typeof openTab>>) =>
    ['visit-before', 'visit'].map((key) => state().record.texts[key]?.value);
  const one = await openTab(estate);
  one.saveOnDevice();
  expect(visits(one)).toEqual([undefined, '2026-07-20']);
  vi.setSystemTime('2026-08-03T15:00:00Z');
  expect(visits(await openTab(estate))).toEqual(['2026-07-20', '2026-08-03']);
  expect(visits(await openTab(estate))).toEqual(['2026-07-20', '2026-08-03']);
});

test('a file of another estate replaces the stored record only after the visitor confirms', async () => {
  const one = await openTab(estate);
  one.saveOnDevice();
  const file = values.get('estate-record') ?? '';
  const other = await openTab('death=2025-01-02');
  values.clear();
  const blank = await openTab('death=2025-01-02');
  blank.saveOnDevice();
  expect(blank.importFile(file)).toBe('other-estate');
  expect(blank.fragment()).toBe('death=2025-01-02');
  expect(blank.importFile(file, true)).toBe('imported');
  expect(blank.fragment()).toBe(estate);
  expect(values.get('estate-record')).toContain('2026-04-15');
  expect(other.importFile('{}')).toBe('foreign');
});
