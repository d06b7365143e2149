// The page of each tool prints what its rules give: one answer of each kind. The worked examples of the rules are in
// tests/unit/law. Each page is then checked at its last result: accessibility, a narrow screen, paper.
import { expect, type Page } from '@playwright/test';
import { a11yViolationsInAllColors } from '../support/a11y-violations.ts';
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
async function looksRight(page: Page): Promise<void> {
  expect(await a11yViolationsInAllColors(page, '.tool')).toEqual([]);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await horizontalOverflow(page), `at ${width} px`).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  for (const shown of [page.getByText('For the clerk’s counter.'), page.locator('.tool-last').first()])
    await expect(shown).toBeVisible();
  for (const hidden of ['.rules', '.tool-form']) await expect(page.locator(hidden)).toBeHidden();
}

const dueLine = (results: ResultElement[], rule: string) =>
  results.find(({ data }) => data.rule === rule && data.kind === 'due');

test('dates', async ({ page }) => {
  // Some of the days lie ahead.
  await page.clock.setFixedTime('2030-01-01T12:00:00Z');
  await openTool(page, '/tools/deadlines', 'death=2012-12-31');
  const [before, after, both, moved] = await readResults(page, [
    'death=2012-12-31',
    'death=2013-01-01',
    'death=2025-08-31&letters=2025-09-15&will=yes&spouse=yes&account=2026-01-02',
    'death=2026-03-10&will=yes&certificate=2026-10-01',
  ]);
  const contest = dueLine(moved ?? [], 'will-contest');
  expect(contest?.days).toMatchObject({ ends: '2027-01-01', plan: '2026-12-30' });
  expect(contest?.text).toContain('a legal holiday. Some courts close on December 31');
  // Without an appointment no line counts from it.
  expect(dueLine(both ?? [], 'account-due')?.days.ends).toBe('2026-03-15');
  expect(dueLine(moved ?? [], 'account-due')).toBeUndefined();

  const tax = (results: ResultElement[] | undefined) =>
    results?.find(({ data }) => data.rule === 'ohio-estate-tax')?.data.outcome;
  expect([tax(before), tax(after)]).toEqual(['ask', 'met']);
  // Both readings of the creditors' time; what may not happen before a day is never moved to an earlier one.
  const notBefore = (rule: string) => both?.find(({ data }) => data.rule === rule && data.kind === 'not-before');
  expect(notBefore('creditor-claims')?.data.reading).toBe('executor');
  expect(notBefore('creditor-claims')?.days).toEqual({ ends: '2026-02-28', 'next-open': '2026-03-02' });
  expect(notBefore('account-hearing')?.days).toEqual({ ends: '2026-02-01', 'next-open': '2026-02-02' });
  // Of what is due every year, the next times.
  expect(dueLine(both ?? [], 'status-report')?.days.again).toBe('2030-10-15');
  await looksRight(page);
});

test('small estates', async ({ page }) => {
  const owned = 'vehicles=0&land=0';
  const grown = 'spouse=yes&all-to-spouse=no-will&children=other&minor=no';
  await openTool(page, '/tools/small-estate', 'death=2026-03-10');
  const all = await readResults(page, [
    `death=2026-03-10&${owned}&assets=35000&spouse=no`,
    `death=2026-03-10&${owned}&assets=80000&${grown}`,
    `death=2026-03-10&${owned}&assets=38000&spouse=yes&children=ours&funeral-paid-by=nobody`,
    `death=1960-05-01&${owned}&assets=1000&spouse=no`,
    `death=2026-03-10&${owned}&assets=0`,
  ]);
  const outcomes = (at: number, rules: string[]) =>
    rules.map((rule) => all[at]?.find(({ data }) => data.rule === rule && data.outcome)?.data.outcome);
  expect([...outcomes(0, ['release-for-anyone']), ...outcomes(4, ['outside-probate'])]).toEqual(['within', 'met']);
  expect(outcomes(1, ['release-for-anyone', 'release-without-will'])).toEqual(['over', 'not-met']);
  expect(outcomes(2, ['summary-release-spouse-unpaid', 'release-by-will'])).toEqual(['ask', 'ask']);
  expect(all[3]?.find(({ data }) => data.rule === 'release-for-anyone')?.text).toContain('earlier than the limits');
  await readResults(page, [`death=1999-03-18&assets=90000&vehicles=66000&land=20000&${grown}`]);
  await looksRight(page);
});

test('commission', async ({ page }) => {
  await openTool(page, '/tools/executor-commission', 'personal=1');
  const cents = (results: ResultElement[] | undefined, name: string) =>
    results?.filter(({ data }) => data.result === name).map(({ data }) => Number(data.cents));
  const [two] = await readResults(page, ['personal=60000&sold=180000&executors=2']);
  expect(cents(two, 'total')).toEqual([8_200_00]);
  expect(cents(two, 'each')).toEqual([4_100_00]);
  // The same estate, with all of its land sold and with none sold.
  expect(cents(two, 'compared-total')).toEqual([8_200_00, 4_200_00]);
  const [set] = await readResults(page, ['personal=60000&will-sets-fee=yes']);
  expect(set?.find(({ data }) => data.stopped)?.text).toContain('The will’s own provision goes first');
  expect(cents(set, 'total')).toEqual([]);
  // Sums in cents are wider than a telephone: they scroll in their table, and not the page.
  await readResults(page, ['personal=250000.55&sold=1200000&kept=300000&executors=3']);
  await looksRight(page);
});

test('shares without a will', async ({ page }) => {
  await openTool(page, '/tools/who-inherits', 'net=1&spouse=yes&descendants=b');
  const nobody = 'net=300000&spouse=no&descendants=none&parents=0&siblings=none';
  const [spouse, children, sides, stopped] = await readResults(page, [
    'net=300000&spouse=yes&descendants=b.o.o',
    'net=300000&spouse=no&descendants=o.o.ox(l.l)',
    `${nobody}&paternal-grandparents=1&maternal-grandparents=0&maternal-relatives=l`,
    'net=300000&spouse=no&descendants=o&doubts=prenuptial',
  ]);
  const divisionIn = (results: ResultElement[] | undefined) =>
    results?.find(({ data }) => data.division)?.data.division;
  expect(sharesIn(spouse ?? [])).toEqual(['spouse 140000', 'child 0 53333.34', 'child 1 53333.33', 'child 2 53333.33']);
  expect(sharesIn(children ?? [])).toEqual(['child 0 100000', 'child 1 100000', 'child 2.0 50000', 'child 2.1 50000']);
  expect(sharesIn(sides ?? [])).toEqual(['paternal grandparent 0 150000', 'maternal relative 0 150000']);
  expect([spouse, children, sides].map(divisionIn)).toEqual(['division-d', 'division-a', 'division-i']);
  const stop = stopped?.find(({ data }) => data.stopped);
  expect(stop?.data).toMatchObject({ stopped: 'prenuptial', outcome: 'ask' });
  expect(stop?.text).toContain('Ask an attorney.');
  expect(sharesIn(stopped ?? [])).toEqual([]);

  const [unknown, parts] = await readResults(page, ['net=300000&descendants=b.o', 'spouse=yes&descendants=b.o']);
  // Whether there is a spouse is unknown: both cases are listed.
  expect(unknown?.flatMap(({ data }) => data.case ?? [])).toEqual(['spouse=yes', 'spouse=no']);
  expect(unknown?.flatMap(({ data }) => data.division ?? [])).toEqual(['division-d', 'division-a']);
  // Without the sum only the fractions are shown.
  const heirs = parts?.filter(({ data }) => data.heir);
  expect(heirs?.map(({ data }) => [data.fraction, data.share])).toEqual(Array(3).fill(['1/3', undefined]));
  expect(parts?.some(({ data }) => data.result)).toBe(false);

  const large = `net=1234567.89&spouse=yes&descendants=${encodeURIComponent('b.o.ox(l.l.x(l.l.l)).bx.ox(l.x).o.o.b.b.o.o.o')}`;
  const [results] = await readResults(page, [large]);
  expect(await page.locator('.family-tree .takes').count()).toBe(sharesIn(results ?? []).length);
  await looksRight(page);
});

test('paths of a sale', async ({ page }) => {
  await openTool(page, '/tools/selling-the-house', 'title=trust');
  const asked = 'title=alone&will=no&spouse=yes&heirs=3&under-18=no&all-sign=yes&inventory=yes';
  const [agreed, low, open, transferred] = await readResults(page, [
    `${asked}&house-value=187345.55&offer=149876.44`,
    `${asked}&house-value=187345.55&offer=149876.43`,
    asked.replace('inventory=yes', 'inventory=no&house-value=200000&offer=160000'),
    'title=transferred&owners=2&married=1',
  ]);
  const statesIn = (results: ResultElement[] | undefined) =>
    Object.fromEntries(results?.flatMap(({ data }) => (data.state ? [[data.path, data.state]] : [])) ?? []);
  const price = (results: ResultElement[] | undefined) =>
    results?.find(({ path, data }) => path === 'consent-sale' && data.test === 'price');
  expect(statesIn(agreed)).toMatchObject({ 'consent-sale': 'open', 'power-of-sale': 'closed', 'court-sale': 'ask' });
  expect(price(agreed)).toMatchObject({ limit: '14987644', data: { outcome: 'met' } });
  expect(statesIn(low)).toMatchObject({ 'consent-sale': 'closed' });
  expect(price(low)).toMatchObject({ limit: '14987644', data: { outcome: 'not-met' } });
  expect(price(open)?.text).toContain('the price cannot be checked');
  expect(statesIn(transferred)).toEqual({ 'transfer-first': 'open' });
  expect(transferred?.flatMap(({ data }) => (data.signer ? [`${data.signer} ${data.count}`] : []))).toEqual([
    'owners 2',
    'owners-spouses 1',
  ]);
  await readResults(page, [
    `${asked}&house-value=200000&offer=160000&spouse-share=150000&liens=20000&married=1&spouse-buys=yes`,
  ]);
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
  const [results] = await readResults(page, ['price=240000&offer=195000&worth=230000&rent=1500&loan=60000']);
  const left = results?.flatMap(({ data: { result, cents } }) => (cents ? [[result, Number(cents) / 100]] : []));
  expect(left).toEqual(
    expect.arrayContaining([
      ['listed', 180_000],
      ['cash', 135_000],
      ['let', 188_000],
      ['heir', 170_000],
    ]),
  );

  // A family that the tool for shares hands over, with a share that keeps the house.
  await page.goto('/tools/who-inherits#net=300000&spouse=yes&descendants=b.o');
  await page.getByRole('link', { name: 'Divide a house by these shares' }).click();
  await expect(page).toHaveURL(/house-options#.*descendants=b\.o/);
  await readResults(page, [`${houseOptionsSheet}&spouse=yes&descendants=b.o`]);
  const heir = page.locator('[data-option="heir"]');
  await expect(heir.locator('.option-share')).toHaveCount(3);
  await expect(heir).toContainText('Spouse, which keeps the house');
  await expect(page.locator('[data-option="cash"] [data-test="price"]')).toHaveAttribute('data-outcome', 'met');
  await expect(page.getByText('Who gains if you sell')).toBeVisible();
  await looksRight(page);
  expect(await printedSheets(page)).toBe(1);
  await readResults(page, [`${houseOptionsSheet}&spouse=yes&shares=6`]);
  expect(await printedSheets(page), 'with six shares').toBe(1);
});

const dates = '/tools/deadlines#death=2026-03-10&letters=2026-04-15';

// The moment, a page, one of its lines with its day, and whether that day is past.
for (const [timezoneId, lines] of [
  [
    // The next day has begun there.
    'Pacific/Auckland',
    [
      ['2026-07-15T22:00:00Z', dates, 'inventory-due', '2026-07-15', false],
      ['2026-09-11T03:30:00Z', '/plan#death=2026-03-10&will=no', 'creditor-claims', '2026-09-10', false],
    ],
  ],
  [
    // It is still the day before there, and a death of today in Ohio is not still to come.
    'Pacific/Honolulu',
    [
      ['2026-07-16T05:00:00Z', '/tools/deadlines#death=2026-07-16', 'creditor-claims', '2027-01-15', false],
      ['2026-11-28T06:30:00Z', '/plan#death=2026-11-28&will=no&spouse=no', 'final-income-tax', '2027-04-15', false],
      ['2026-07-16T08:00:00Z', dates, 'inventory-due', '2026-07-15', true],
    ],
  ],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('today is Ohio’s day, in a tool and in the plan', async ({ page }) => {
      for (const [now, address, rule, day, isPast] of lines) {
        await page.clock.setFixedTime(now);
        await page.goto(address);
        // In the plan it is the first of what comes next.
        const item = address.startsWith('/plan') ? '.plan-next li:first-child' : '.date-line';
        const line = page.locator(`${item}[data-rule="${rule}"]`).first();
        await expect(line.locator('time').first(), address).toHaveAttribute('datetime', day);
        await expect(line.getByText('(past)'), address).toHaveCount(isPast ? 1 : 0);
      }
    });
  });
