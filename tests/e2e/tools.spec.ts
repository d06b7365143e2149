// Every worked example of the rules, on the page of its tool: one page for each tool, another link for each example.
// Each page is then looked at as it stands: barriers, a narrow screen, paper.
import { expect, type Page } from '@playwright/test';
import { houseExamples } from '../fixtures/house-examples.ts';
import { houseOptionExamples } from '../fixtures/house-option-examples.ts';
import {
  dateExamples,
  feeExamples,
  grown,
  shareExamples,
  shareStops,
  smallExamples,
} from '../fixtures/tool-examples.ts';
import { a11yViolations, a11yViolationsInAllColours } from '../support/a11y-violations.ts';
import {
  horizontalOverflow,
  openTool,
  printedSheets,
  type ResultElement,
  readResults,
  sharesIn,
} from '../support/tool-page.ts';

import { test } from '../support/visitor.ts';

const houseOptionsSheet =
  'loan=60000&unpaid=2100&monthly-tax=250&monthly-insurance=110&monthly-utilities=180&monthly-interest=200&price=240000&listing-days=90&repairs=9000&agent-fee=5%25&listing-costs=2500&offer=195000&offer-days=21&offer-costs=900&worth=230000&rent=1500&empty-weeks=4&buyout-days=60&buyout-costs=1800&keeper=1&house-value=240000';

/** The last result on the page: nothing keeps anybody out, it fits 768 and 320 px, and paper has it alone. */
async function looksRight(page: Page, barriers = a11yViolations(page, '.tool')): Promise<void> {
  expect(await barriers).toEqual([]);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await horizontalOverflow(page), `at ${width} px`).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  for (const shown of [page.getByText('For the clerk’s counter.'), page.locator('.tool-last').first()])
    await expect(shown).toBeVisible();
  for (const hidden of ['.rules', '.tool-form']) await expect(page.locator(hidden)).toBeHidden();
}

const dueLine = (told: ResultElement[], rule: string) =>
  told.find(({ data }) => data.rule === rule && data.kind === 'due');

test('dates', async ({ page }) => {
  // Some of the examples lie ahead.
  await page.clock.setFixedTime('2030-01-01T12:00:00Z');
  await openTool(page, '/tools/deadlines', 'death=2012-12-31');
  const all = await readResults(
    page,
    dateExamples.map(([link]) => link),
  );
  for (const [at, [link, expected]] of dateExamples.entries()) {
    for (const [rule, { ends, plan = ends, says = /./ }] of Object.entries(expected)) {
      const line = dueLine(all[at] ?? [], rule);
      expect(line?.days, `${link} ${rule}`).toMatchObject({ ends, plan });
      expect(line?.text, `${link} ${rule}`).toMatch(says);
    }
  }
  // Without an appointment there is no line that counts from it.
  expect(dueLine(all.at(-1) ?? [], 'account-due')).toBeUndefined();

  const [before, after, both] = await readResults(page, [
    'death=2012-12-31',
    'death=2013-01-01',
    'death=2025-08-31&letters=2025-09-15&will=yes&spouse=yes&account=2026-01-02',
  ]);
  const tax = (told: ResultElement[] | undefined) =>
    told?.find(({ data }) => data.rule === 'ohio-estate-tax')?.data.outcome;
  expect([tax(before), tax(after)]).toEqual(['ask', 'met']);
  // Both readings of the creditors' time; what may not happen before a day is never moved to an earlier one.
  const notBefore = (rule: string) => both?.find(({ data }) => data.rule === rule && data.kind === 'not-before');
  expect(notBefore('creditor-claims')?.data.reading).toBe('executor');
  expect(notBefore('creditor-claims')?.days).toEqual({ ends: '2026-02-28', 'next-open': '2026-03-02' });
  expect(notBefore('account-hearing')?.days).toEqual({ ends: '2026-02-01', 'next-open': '2026-02-02' });
  // Of what is due every year, the next times.
  expect(dueLine(both ?? [], 'status-report')?.days.again).toBe('2030-10-15');
  await looksRight(page, a11yViolationsInAllColours(page, '.tool'));
});

test('small estates', async ({ page }) => {
  await openTool(page, '/tools/small-estate', 'death=2026-03-10');
  const all = await readResults(
    page,
    smallExamples.map(([link]) => link),
  );
  for (const [at, [link, expected]] of smallExamples.entries()) {
    for (const [rule, outcome] of Object.entries(expected)) {
      const line = all[at]?.find(({ data }) => data.rule === rule && data.outcome);
      expect(line?.data.outcome, `${link} ${rule}`).toBe(outcome);
    }
  }
  expect(all.at(-1)?.find(({ data }) => data.rule === 'release-for-anyone')?.text).toContain('earlier than the limits');
  await readResults(page, [`death=1999-03-18&assets=90000&vehicles=66000&land=20000&${grown}`]);
  await looksRight(page);
});

test('commission', async ({ page }) => {
  await openTool(page, '/tools/executor-commission', 'personal=1');
  const cents = (told: ResultElement[] | undefined, name: string) =>
    told?.filter(({ data }) => data.result === name).map(({ data }) => Number(data.cents));
  const all = await readResults(
    page,
    feeExamples.map(([link]) => link),
  );
  for (const [at, [link, total]] of feeExamples.entries()) expect(cents(all[at], 'total'), link).toEqual([total]);
  expect(cents(all.at(-1), 'each')).toEqual([4_100_00]);
  // The same estate, all of its land sold and all of it kept.
  expect(cents(all.at(-1), 'compared-total')).toEqual([8_200_00, 4_200_00]);
  const [set] = await readResults(page, ['personal=60000&will-sets-fee=yes']);
  expect(set?.find(({ data }) => data.stopped)?.text).toContain('The will’s own provision goes first');
  expect(cents(set, 'total')).toEqual([]);
  // Sums in cents are wider than a telephone: they scroll in their table, and not the page.
  await readResults(page, ['personal=250000.55&sold=1200000&kept=300000&executors=3']);
  await looksRight(page);
});

test('shares without a will', async ({ page }) => {
  await openTool(page, '/tools/who-inherits', 'net=1&spouse=yes&descendants=b');
  const withNet = (link: string) => (link.startsWith('net=') ? link : `net=300000&${link}`);
  const all = await readResults(
    page,
    shareExamples.map(([link]) => withNet(link)),
  );
  for (const [at, [link, division, shares]] of shareExamples.entries()) {
    expect(sharesIn(all[at] ?? []), link).toEqual(shares);
    expect(all[at]?.find(({ data }) => data.division)?.data.division, link).toBe(`division-${division.toLowerCase()}`);
  }
  const stops = await readResults(
    page,
    shareStops.map(([link]) => withNet(link)),
  );
  for (const [at, [link, stop]] of shareStops.entries()) {
    const stopped = stops[at]?.find(({ data }) => data.stopped);
    expect(stopped?.data, link).toMatchObject({ stopped: stop, outcome: 'ask' });
    expect(stopped?.text, link).toContain('Ask an attorney.');
    expect(sharesIn(stops[at] ?? []), link).toEqual([]);
  }

  const [unknown, parts] = await readResults(page, ['net=300000&descendants=b.o', 'spouse=yes&descendants=b.o']);
  // Nobody said whether there is a spouse: both cases stand there.
  expect(unknown?.flatMap(({ data }) => data.case ?? [])).toEqual(['spouse=yes', 'spouse=no']);
  expect(unknown?.flatMap(({ data }) => data.division ?? [])).toEqual(['division-d', 'division-a']);
  // Without the sum the parts stand alone.
  const heirs = parts?.filter(({ data }) => data.heir);
  expect(heirs?.map(({ data }) => [data.fraction, data.share])).toEqual(Array(3).fill(['1/3', undefined]));
  expect(parts?.some(({ data }) => data.result)).toBe(false);

  const large = `net=1234567.89&spouse=yes&descendants=${encodeURIComponent('b.o.ox(l.l.x(l.l.l)).bx.ox(l.x).o.o.b.b.o.o.o')}`;
  const [told] = await readResults(page, [large]);
  expect(await page.locator('.family-tree .takes').count()).toBe(sharesIn(told ?? []).length);
  await looksRight(page);
});

test('paths of a sale', async ({ page }) => {
  await openTool(page, '/tools/selling-the-house', 'title=trust');
  const all = await readResults(
    page,
    houseExamples.map(({ link }) => link),
  );
  for (const [at, { link, states, alone, tests = {}, floor, signers }] of houseExamples.entries()) {
    const told = all[at] ?? [];
    const paths = Object.fromEntries(told.flatMap(({ data }) => (data.state ? [[data.path, data.state]] : [])));
    if (alone) expect(paths, link).toEqual(states);
    else expect(paths, link).toMatchObject(states ?? {});
    const testOf = (name: string) => told.find(({ path, data }) => data.test && `${path} ${data.test}` === name);
    for (const [name, outcome] of Object.entries(tests)) expect(testOf(name)?.data.outcome, link).toBe(outcome);
    if (floor) expect(testOf('consent-sale price')?.limit, link).toBe(String(floor));
    const signing = told.flatMap(({ path, data }) =>
      data.signer && path === signers?.[0] ? `${data.signer} ${data.count ?? ''}`.trim() : [],
    );
    if (signers) expect(signing, link).toEqual(signers[1]);
  }
  const [full] = await readResults(page, [houseExamples[6]?.link ?? '']);
  expect(full?.find(({ data }) => data.test === 'price')?.text).toContain('the price cannot be checked');
  await readResults(page, [`${houseExamples[0]?.link}&spouse-share=150000&liens=20000&married=1&spouse-buys=yes`]);
  for (const words of [
    'Who gains if you sell',
    'Get an independent appraisal',
    'It does not say what the house is worth',
  ])
    await expect(page.getByText(words).first()).toBeVisible();
  await looksRight(page);
});

test('ways with a house', async ({ page }) => {
  await openTool(page, '/tools/house-options', 'price=1');
  // Those that are written in an address as they are typed.
  const examples = houseOptionExamples.filter(([link]) => !/[$%,]|listed\.cash\.let|0\.01/.test(link));
  const all = await readResults(
    page,
    examples.map(([link]) => link),
  );
  const ways = ['listed', 'cash', 'let', 'heir'];
  const leftIn = (told: ResultElement[] | undefined) =>
    Object.fromEntries(
      told?.flatMap(({ data: { result = '', cents } }) =>
        ways.includes(result) ? [[result, Number(cents) / 100]] : [],
      ) ?? [],
    );
  for (const [at, [link, left]] of examples.entries()) expect(leftIn(all[at]), link).toEqual(left);
  expect(examples.length).toBeGreaterThan(20);

  // A family that the tool for shares hands over, with a share that keeps the house.
  await page.goto('/tools/who-inherits#net=300000&spouse=yes&descendants=b.o');
  await page.getByRole('link', { name: 'Divide a house by these shares' }).click();
  await expect(page).toHaveURL(/house-options#.*descendants=b\.o/);
  await readResults(page, [`${houseOptionsSheet}&spouse=yes&descendants=b.o`]);
  const heir = page.locator('[data-way="heir"]');
  await expect(heir.locator('.way-share')).toHaveCount(3);
  await expect(heir).toContainText('Spouse, which keeps the house');
  await expect(page.locator('[data-way="cash"] [data-test="price"]')).toHaveAttribute('data-outcome', 'met');
  await expect(page.getByText('Who gains if you sell')).toBeVisible();
  await looksRight(page, a11yViolationsInAllColours(page, '.tool'));
  expect(await printedSheets(page)).toBe(1);
  await readResults(page, [`${houseOptionsSheet}&spouse=yes&shares=6`]);
  expect(await printedSheets(page), 'with six shares').toBe(1);
});

for (const [timezoneId, now, death, isPast] of [
  // Still July 15 in Ohio, already July 16 in New Zealand; and already July 16 in Ohio, still July 15 in Hawaii.
  ['Pacific/Auckland', '2026-07-15T22:00:00Z', '2026-03-10', false],
  ['Pacific/Honolulu', '2026-07-16T05:00:00Z', '2026-07-16', false],
  ['Pacific/Kiritimati', '2026-07-16T03:00:00Z', '2026-03-10', false],
  ['Pacific/Pago_Pago', '2026-07-16T08:00:00Z', '2026-03-10', true],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('today is Ohio’s day', async ({ page }) => {
      await page.clock.setFixedTime(now);
      await openTool(page, '/tools/deadlines', `death=${death}${death < '2026-04-15' ? '&letters=2026-04-15' : ''}`);
      // A death of today in Ohio is not still to come.
      if (death === '2026-07-16') return expect(page.locator('[data-rule="creditor-claims"]').first()).toBeVisible();
      const inventory = page.locator('[data-rule="inventory-due"]');
      await expect(inventory.locator('[data-date="plan"]')).toHaveAttribute('datetime', '2026-07-15');
      await expect(inventory.getByText('(past)')).toHaveCount(isPast ? 1 : 0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool’s page is whole; its fields, which could do nothing, are not there', async ({ page }) => {
    await page.goto('/tools/selling-the-house');
    await expect(page.locator('.tool-form')).toBeHidden();
    await expect(page.getByText('Who gains if you sell').first()).toBeVisible();
    await expect(page.locator('#rule-H2')).toBeVisible();
    await expect(page.getByText('Confirm with the probate court or an attorney.').last()).toBeVisible();

    await page.goto('/plan');
    await expect(page.locator('.tool-form')).toBeHidden();
    for (const name of ['What to know', 'The rules in words', 'The forms, by path'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});
