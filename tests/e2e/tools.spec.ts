// The worked examples of the rules, on the pages: by a link for all, typed for some. Programs read the results as here.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { a11yViolations } from '../support/a11y-violations.ts';
import { answer, answersOf, openTool, shows } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ timeout: 240_000 });

const [dates, small, fee] = ['/tools/deadlines', '/tools/small-estate', '/tools/executor-commission'] as const;

interface Days {
  ends: string;
  plan?: string;
  says?: RegExp;
}

/** The days of a line of the dates. */
async function expectDays(page: Page, rule: string, { ends, plan = ends, says }: Days): Promise<void> {
  const line = page.locator(`[data-rule="${rule}"][data-kind="due"]`);
  await expect(line.locator('[data-date="ends"]')).toHaveAttribute('datetime', ends);
  await expect(line.locator('[data-date="plan"]')).toHaveAttribute('datetime', plan);
  if (says) await expect(line).toHaveText(says);
}

const dateExamples: [string, string, Record<string, Days>][] = [
  ['1', 'death=2026-03-10', { D12: { ends: '2026-09-10' } }],
  ['2', 'death=2026-08-31', { D12: { ends: '2027-02-28', plan: '2027-02-26', says: /a Sunday/ } }],
  ['3', 'death=2026-08-30', { D12: { ends: '2027-02-28', plan: '2027-02-26' } }],
  ['4, a leap year', 'death=2027-08-31', { D12: { ends: '2028-02-29' } }],
  [
    '5, a holiday on a Sunday',
    'death=2027-01-04',
    { D12: { ends: '2027-07-04', plan: '2027-07-02', says: /a Sunday and a legal holiday/ } },
  ],
  [
    '6',
    'death=2026-03-10&letters=2026-04-15&will=yes&spouse=yes',
    {
      D8: { ends: '2026-05-15' },
      D6: { ends: '2026-06-15' },
      D10: { ends: '2026-07-15' },
      D15: { ends: '2026-09-15' },
      D19: { ends: '2026-10-15' },
      D22: { ends: '2027-05-15', plan: '2027-05-14', says: /a Saturday/ },
    },
  ],
  ['8', 'death=2026-03-10&letters=2026-11-30', { D10: { ends: '2027-02-28', plan: '2027-02-26', says: /a Sunday/ } }],
  [
    '9',
    'death=2026-01-10&letters=2026-02-04&spouse=yes',
    { D15: { ends: '2026-07-04', plan: '2026-07-03', says: /a Saturday and a legal holiday/ } },
  ],
  [
    '10',
    'death=2026-03-10&will=yes&certificate=2026-06-12',
    { D18: { ends: '2026-09-12', plan: '2026-09-11', says: /a Saturday/ } },
  ],
  [
    '11',
    'death=2026-03-10&will=yes&certificate=2026-10-01',
    { D18: { ends: '2027-01-01', plan: '2026-12-31', says: /a legal holiday/ } },
  ],
  ['12', 'death=2026-03-10&medicaid=2026-05-01', { D9: { ends: '2027-03-10' } }],
  ['13', 'death=2026-03-10&medicaid=2027-01-20', { D9: { ends: '2027-04-20' } }],
  ['14', 'death=2026-03-10&accrues=2026-05-20', { D13: { ends: '2026-09-10' } }],
  ['15', 'death=2026-03-10&accrues=2026-09-20', { D13: { ends: '2026-11-20' } }],
  ['16, a 29th of February', 'death=2028-02-29', { D2: { ends: '2029-02-28' } }],
  ['18', 'death=2026-03-10&release=2026-04-15', { D8: { ends: '2026-05-15' } }],
];

test('dates: the examples', async ({ page }) => {
  // Some of them lie ahead.
  await page.clock.setFixedTime('2030-01-01T12:00:00Z');
  for (const [name, fragment, days] of dateExamples) {
    await test.step(name, async () => {
      await openTool(page, dates, fragment);
      for (const [rule, expected] of Object.entries(days)) await expectDays(page, rule, expected);
    });
  }
  // Without an appointment there is no line that counts from it.
  await expect(page.locator('[data-rule="D19"]')).toHaveCount(0);

  await openTool(page, dates, 'death=2012-12-31');
  await expect(page.locator('[data-rule="D29"]')).toHaveAttribute('data-outcome', 'ask');
  await openTool(page, dates, 'death=2013-01-01');
  await expect(page.locator('[data-rule="D29"]')).toHaveAttribute('data-outcome', 'met');
});

test('dates: both readings of the creditors’ time, and what may not happen before a day', async ({ page }) => {
  await openTool(page, dates, 'death=2025-08-31&account=2026-01-02&letters=2025-09-15');
  const executor = page.locator('[data-rule="D12"][data-reading="executor"]');
  await expect(executor).toHaveAttribute('data-kind', 'not-before');
  await expect(executor.locator('time').first()).toHaveAttribute('datetime', '2026-02-28');
  await expect(executor.locator('[data-date="plan"]')).toHaveCount(0);
  await expect(executor.locator('[data-date="next-open"]')).toHaveAttribute('datetime', '2026-03-02');
  const hearing = page.locator('[data-rule="D23"]');
  await expect(hearing.locator('time').first()).toHaveAttribute('datetime', '2026-02-01');
  await expect(hearing.locator('[data-date="next-open"]')).toHaveAttribute('datetime', '2026-02-02');
});

const toSpouse = 'spouse=yes&all-to-spouse=will';
const noWill = 'spouse=yes&all-to-spouse=no-will';
const grown = `${noWill}&children=other&minor=no`;
const smallExamples: [string, string, Record<string, string | RegExp>][] = [
  ['1', 'death=2026-03-10&assets=35000&spouse=no', { S1: 'within' }],
  ['2', 'death=2026-03-10&assets=35000.01&spouse=no', { S1: 'over' }],
  ['3', `death=2026-03-10&assets=100000&${toSpouse}`, { S2: 'within' }],
  ['4', `death=2026-03-10&assets=100000.01&${toSpouse}`, { S2: 'over' }],
  ['5', 'death=2026-03-10&assets=80000&spouse=yes&all-to-spouse=no', { S1: 'over', S2: 'not-met' }],
  ['6', `death=2026-03-10&assets=80000&${noWill}&children=ours`, { S3: 'within' }],
  ['7', `death=2026-03-10&assets=80000&${grown}`, { S3: 'not-met' }],
  ['7b', `death=2026-03-10&assets=60000&${grown}`, { S3: 'within' }],
  ['7b, a cent more', `death=2026-03-10&assets=60000.01&${grown}`, { S3: 'not-met' }],
  ['8', `death=1998-06-01&assets=90000&${toSpouse}`, { S2: 'over' }],
  ['9', `death=1999-03-17&assets=90000&${toSpouse}`, { S2: 'over' }],
  ['9, the day in doubt', `death=1999-03-18&assets=90000&${toSpouse}`, { S2: 'ask' }],
  ['9, the day after', `death=1999-03-19&assets=90000&${toSpouse}`, { S2: 'within' }],
  ['10', 'death=1994-11-08&assets=30000&spouse=no', { S1: 'over' }],
  ['10, a day later', 'death=1994-11-09&assets=30000&spouse=no', { S1: 'within' }],
  ['11', 'death=2026-03-10&assets=3200&funeral=3200&funeral-paid-by=other', { S7: 'within' }],
  ['11, a cent more', 'death=2026-03-10&assets=3200.01&funeral=3200&funeral-paid-by=other', { S7: 'over' }],
  ['12', 'death=2026-03-10&assets=5000&funeral=9000&funeral-paid-by=other', { S7: 'within' }],
  ['12, a cent more', 'death=2026-03-10&assets=5000.01&funeral=9000&funeral-paid-by=other', { S7: 'over' }],
  [
    '13',
    'death=2026-03-10&assets=45000&spouse=yes&children=ours&funeral=6000&funeral-paid-by=spouse',
    { S8: 'within' },
  ],
  [
    '13, a cent more',
    'death=2026-03-10&assets=45000.01&spouse=yes&children=ours&funeral=6000&funeral-paid-by=spouse',
    { S8: 'over' },
  ],
  [
    '14',
    'death=2026-03-10&assets=42500&spouse=yes&children=ours&funeral=2500&funeral-paid-by=spouse',
    { S8: 'within' },
  ],
  [
    '14, more',
    'death=2026-03-10&assets=42600&spouse=yes&children=ours&funeral=2500&funeral-paid-by=spouse',
    { S8: 'over' },
  ],
  [
    '15',
    'death=2026-03-10&assets=38000&spouse=yes&children=ours&funeral-paid-by=nobody',
    { S9: 'ask', S2: 'ask', S3: 'ask' },
  ],
  ['16', 'death=2006-10-11&assets=3000&funeral=4000&funeral-paid-by=other', { S7: 'over' }],
  ['16, a day later', 'death=2006-10-12&assets=3000&funeral=4000&funeral-paid-by=other', { S7: 'within' }],
  ['17', 'death=2026-03-10&assets=33000&spouse=yes&vehicles=64000', { S15: 'within', S1: 'within' }],
  ['18', 'death=2026-03-10&assets=33000&spouse=yes&vehicles=66000', { S15: 'ask' }],
  ['19', 'death=2026-03-10&assets=0&vehicles=0&land=0', { S14: 'met' }],
  ['20', 'death=1960-05-01&assets=1000&spouse=no', { S1: 'ask' }],
];

test('small estates: the examples', async ({ page }) => {
  for (const [name, fragment, outcomes] of smallExamples) {
    await test.step(name, async () => {
      await openTool(page, small, fragment);
      for (const [rule, outcome] of Object.entries(outcomes))
        await expect(page.locator(`.tool-test[data-rule="${rule}"]`).first()).toHaveAttribute('data-outcome', outcome);
    });
  }
  await expect(page.locator('[data-rule="S1"]')).toContainText('earlier than the limits');
});

const feeExamples: [string, number][] = [
  ['personal=0&sold=0&kept=0', 0],
  ['personal=50000', 2_000_00],
  ['personal=99999.99', 4_000_00],
  ['personal=100000', 4_000_00],
  ['personal=100001', 4_000_03],
  ['personal=400000', 13_000_00],
  ['personal=400001', 13_000_02],
  ['personal=750000', 20_000_00],
  ['personal=60000&sold=180000', 8_200_00],
  ['personal=60000&kept=180000', 4_200_00],
  ['kept=250000', 2_500_00],
  ['sold=250000', 8_500_00],
  ['personal=350000&sold=200000', 16_000_00],
  ['personal=25000&sold=95000&kept=60000', 5_200_00],
  ['personal=60000&sold=180000&executors=2', 8_200_00],
  ['personal=60000', 2_400_00],
];
const total = (page: Page) => page.locator('[data-result="total"]');

test('commission: the examples', async ({ page }) => {
  for (const [fragment, cents] of feeExamples) {
    await openTool(page, fee, fragment);
    await expect(total(page), fragment).toHaveAttribute('data-cents', String(cents));
  }
  await openTool(page, fee, 'personal=60000&sold=180000&executors=2');
  await expect(page.locator('[data-result="each"]')).toHaveAttribute('data-cents', '410000');
  await expect(page.locator('[data-compared="all-sold"] tfoot td')).toHaveText('$8,200');
  await expect(page.locator('[data-compared="all-kept"] tfoot td')).toHaveText('$4,200');
  await openTool(page, fee, 'personal=60000&will-sets-fee=yes');
  await expect(page.locator('[data-stopped]')).toContainText('The will’s own provision goes first');
  await expect(total(page)).toHaveCount(0);
});

test('typed by hand, the answers are the same; nothing typed is sent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  for (const [path, fragment] of [
    [dates, 'death=2026-03-10&letters=2026-04-15&will=no&spouse=yes'],
    [small, `death=2026-03-10&assets=60,000.01&${grown}`],
    [fee, 'personal=$25,000&sold=95000&kept=60000'],
  ] as const) {
    await page.goto(path);
    for (const [key, text] of answersOf(fragment)) await answer(page, key, text);
    await shows(page, fragment.replace(/[$,]/g, ''));
  }
  await expect(total(page)).toHaveAttribute('data-cents', '520000');
  await expect(page).toHaveURL(/#personal=25000&sold=95000&kept=60000$/);
  await page.reload();
  await expect(total(page)).toHaveAttribute('data-cents', '520000');
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((sent) => /2026-0|25[,]?000|95000|60[,]?000|#/.test(sent))).toEqual([]);
});

test('what cannot be is said beside its field', async ({ page }) => {
  await page.goto(dates);
  await answer(page, 'death', '2026-02-30');
  const death = page.locator('[data-question="death"]');
  await page.keyboard.press('Enter');
  await expect(death.getByRole('alert')).toContainText('The day must be one of that month');
  await expect(death.locator('select')).toBeFocused();
  await answer(page, 'death', '2026-03-10');
  await expect(death.getByRole('alert')).toHaveCount(0);
  await answer(page, 'letters', '2026-03-09');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-question="letters"]').getByRole('alert')).toHaveText(
    'This day is before the death.',
  );
  await expect(page.locator('.date-line')).toHaveCount(0);
  await answer(page, 'death', '2190-01-01');
  await expect(death.getByRole('alert')).toHaveText('This day is still to come.');
});

test('on a telephone one question at a time, back and forward by the browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(fee);
  const question = (name: string) => page.locator(`[data-question="${name}"]`);
  await expect(question('sold')).toBeHidden();
  await answer(page, 'personal', '60,000x');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(question('personal').getByRole('alert')).toBeVisible();
  await answer(page, 'personal', '60,000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Real estate that was sold' })).toBeFocused();
  await answer(page, 'sold', '180000');
  await page.keyboard.press('Enter');
  await expect(question('kept')).toBeVisible();
  await page.goBack();
  await expect(question('sold')).toBeVisible();
  await page.goBack();
  await expect(question('personal').locator('input')).toHaveValue('60,000');
  await page.goForward();
  await page.goForward();
  for (const button of ['Next', 'Next', 'See the result'])
    await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('heading', { name: 'What the section gives' })).toBeFocused();
  await expect(total(page)).toHaveAttribute('data-cents', '820000');
  await expect(question('personal')).toBeHidden();
});

test('a calendar of what is due, on the days to plan for', async ({ page }) => {
  await openTool(page, dates, 'death=2026-03-10&letters=2026-04-15&will=no&spouse=no');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for your calendar' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('probate-dates.ics');
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const planned = await page
    .locator('[data-kind="due"] [data-date="plan"]')
    .evaluateAll((days) => days.map((day) => day.getAttribute('datetime')));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(planned);
  expect(events.length).toBeGreaterThan(8);
  for (const { description, startDate, component } of events) {
    expect(startDate.isDate).toBe(true);
    expect(description).toContain('Check with the court');
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
  }
});

test('kept only when pressed, forgotten when pressed, copied with its sentence', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, fee, 'personal=50000');
  await expect(page.getByText('Whoever has the link sees')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/executor-commission#personal=50000$/);
  const kept = () => page.evaluate(() => localStorage.getItem('kept-answers:executor-commission'));
  expect(await kept()).toBeNull();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  expect(await kept()).toBe('personal=50000');

  await page.goto(fee);
  await page.locator('[name="sold"]').focus();
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(total(page)).toHaveAttribute('data-cents', '200000');
  await page.getByRole('button', { name: 'Forget what is kept' }).click();
  expect(await kept()).toBeNull();
});

test('a section leads to its rule, and the answers stay', async ({ page }) => {
  await openTool(page, fee, 'personal=50000');
  await page.locator('.tool-result [data-rule="C1"] a').first().click();
  await expect(page.locator('#rule-C1')).toBeInViewport();
  await expect(total(page)).toHaveAttribute('data-cents', '200000');
  await expect(page).toHaveURL(/#personal=50000$/);
});

for (const [path, fragment] of [
  [dates, 'death=2025-08-31&letters=2025-09-15&will=yes&spouse=yes&account=2026-01-02'],
  [small, `death=1999-03-18&assets=90000&vehicles=66000&land=20000&${grown}`],
  [fee, 'personal=25000&sold=95000&kept=60000&executors=3'],
] as const) {
  test(`${path} with a result has no barrier, in all colours and at 320 px`, async ({ page }) => {
    await openTool(page, path, fragment);
    expect(await a11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await a11yViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });

  test(`${path} prints its result alone, with blanks for the clerk’s counter`, async ({ page }) => {
    await openTool(page, path, fragment);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Case number')).toBeVisible();
    await expect(page.locator('.tool-last').first()).toBeVisible();
    await expect(page.locator('.rules')).toBeHidden();
    await expect(page.locator('.tool-form')).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [dates, small, fee]) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);
      expect(await page.content()).toContain('The calculator needs JavaScript.');
      await expect(page.locator('.tool-form')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'The short answer' })).toBeVisible();
      expect(await page.locator('.rules tbody tr').count()).toBeGreaterThan(8);
      await expect(page.getByText('Confirm with the probate court or an attorney.').last()).toBeVisible();
    });
  }
});
