// The executor's sheet for the other heirs.
import { expect, test } from 'vitest';
import { parseState } from '../../../src/features/law/address-state.ts';
import type { CalendarDate } from '../../../src/features/law/calendar-date.ts';
import { followed } from '../../../src/features/law/done-days.ts';
import { heirsSheet, sheetText } from '../../../src/features/plan/heirs/sheet.ts';
import { planKeys } from '../../../src/features/plan/plan-keys.ts';
import { lines } from '../law/deadline-lines.ts';
import { ruleWords } from '../law/figures.ts';

function sheetOn(today: CalendarDate, fragment: string) {
  const answers = parseState(fragment, planKeys);
  return heirsSheet(followed(lines(answers, today), answers), answers, ruleWords, today);
}
const estate =
  'death=2026-03-10&letters=2026-04-15&will=yes&spouse=no&land=180000&assets=90000&certificate=2026-05-05&presented=2026-06-01&done=fiduciary-claim~2026-06-20.house-sold~2026-07-02.inventory-due~2026-07-01';

test('lists what was filed and what comes next by day, without claims of the executor or of creditors', () => {
  const { done, upcoming } = sheetOn('2026-07-10', estate);
  expect(done).toEqual([
    { day: '2026-04-15', text: 'The court issued letters of authority' },
    { day: '2026-05-05', text: 'The certificate of notice of the will (Form 2.4) was filed' },
    { day: '2026-07-01', text: 'The inventory was filed' },
    { day: '2026-07-02', text: 'The house was sold' },
  ]);
  expect(upcoming.map(({ day, text }) => `${day} ${text.split(':')[0]}`)).toEqual([
    '2026-08-05 Contesting the will',
    '2026-09-10 Creditors’ claims',
    '2026-10-15 Final and distributive account',
    '2027-05-14 Status report',
  ]);
});

test('a scheduled hearing is upcoming, and done on its day', () => {
  const set = `${estate}&account=2026-10-02&account-hearing=2026-11-09`;
  const hearing = { day: '2026-11-09', text: 'The hearing on the account is held' };
  expect(sheetOn('2026-10-05', set).upcoming).toContainEqual(hearing);
  expect(sheetOn('2026-11-09', set).done).toContainEqual(hearing);
});

test('the spouse may live in the home until a day; every other line says by which day', () => {
  const texts = sheetOn('2028-05-26', 'death=2027-08-31&letters=2027-11-30&will=yes&spouse=yes').upcoming.map(
    ({ text }) => text,
  );
  expect(texts).toContain('Living in the home: until this day');
  expect(texts.filter((text) => text.includes('until'))).toHaveLength(1);
});

test('amounts of the plan do not appear', () => {
  const sheet = sheetOn('2026-07-10', estate);
  const texts = { heading: 'The estate', from: '', court: 'The court.', more: '', last: 'Confirm.' };
  const text = sheetText(texts, sheet);
  expect(text).not.toMatch(/\$|180,?000|90,?000/);
  expect(text).toContain('What was done\n- Wed, April 15, 2026: The court issued letters of authority.\n');
  expect(sheetText({ ...texts, more: 'Each of us gets $5,000.' }, sheet)).toContain(
    '\n\nEach of us gets $5,000.\n\nConfirm.',
  );
});

test('before the appointment, nothing is done, and the dates counted from the death are upcoming', () => {
  const { done, upcoming } = sheetOn('2026-03-12', 'death=2026-03-10');
  expect(done).toEqual([]);
  expect(upcoming.length).toBeGreaterThan(1);
});
