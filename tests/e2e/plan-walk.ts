// What is typed into the plan on the walk of plan.spec.ts, and what the plan then says.
import { expect, type Page, type Request } from '@playwright/test';
import { leaksIn } from './network-log.ts';

export const address =
  'death=2026-03-10&letters=2026-04-15&will=no&spouse=yes&descendants=b.o&land=180000&title=alone&county=franklin';

/** Any of it, as it was typed and as the address has it. */
export const typed = /2026-0[34]|180,?000|descendants|franklin/i;

export const group = (page: Page, name: string) => page.getByRole('group', { name });
export async function day(page: Page, name: string, month: string, number: string, year: string) {
  await group(page, name).getByLabel('Month').selectOption(month);
  await group(page, name).getByLabel('Day').fill(number);
  await group(page, name).getByLabel('Year').fill(year);
}

/** What is typed at each step; on a small screen each step is shown alone. */
export const answers: ((page: Page) => Promise<unknown>)[] = [
  (page) => day(page, 'When did the person die?', 'March', '10', '2026'),
  (page) => day(page, 'When did the court issue letters', 'April', '15', '2026'),
  (page) => group(page, 'Is there a will?').getByLabel('No', { exact: true }).check(),
  (page) => group(page, 'Is there a surviving').getByLabel('Yes').check(),
  async (page) => {
    await page.getByLabel('also the surviving spouse’s').fill('1');
    await page.getByLabel('of another parent').fill('1');
  },
  async (page) => {
    await page.getByLabel('About how much is the house').fill('$180,000');
    await page.getByLabel('In the person’s name alone').check();
  },
  async () => {},
  async () => {},
  (page) => page.getByLabel('County', { exact: true }).selectOption('Franklin'),
];

/** Nothing that was typed is in an address, a body or a header, and nothing but this site's own files was fetched. */
export async function nothingWasSent(page: Page, requests: Request[]): Promise<void> {
  expect(requests.length).toBeGreaterThan(3);
  expect(await leaksIn(requests, new URL(page.url()).origin, typed)).toEqual([]);
}

/** What the lines of the plan say, as a program reads them. */
const readPlan = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const dated = (line: HTMLElement, which: string) =>
      line.querySelector<HTMLTimeElement>(`[data-date="${which}"]`)?.dateTime;
    return {
      ends: Object.fromEntries(all('.plan-stages li').map((line) => [line.dataset.rule, dated(line, 'ends')])),
      plan: Object.fromEntries(all('.plan-stages [data-rule]').map((line) => [line.dataset.rule, dated(line, 'plan')])),
      creditors: all('.plan-stages [data-rule="creditor-claims"]').map(({ dataset }) => dataset.reading),
      procedures: Object.fromEntries(
        all('[data-procedure] [data-rule]').map(({ dataset }) => [dataset.rule, dataset.outcome]),
      ),
      division: text('[data-rule^="division-"] > a:first-child'),
      shares: text('[data-heir] strong'),
      price: text('.plan-paths [data-test="price"]'),
      consents: text('.plan-paths > [data-rule="consent-sale"] .plan-signers'),
      commission: text('[data-result]'),
      court: text('[data-county] strong'),
    };
  });

export async function expectPlan(page: Page): Promise<void> {
  // The last answer is in the address, and so in the plan.
  await expect(page).toHaveURL(/county=franklin/);
  await expect(page.locator('.plan-parts')).toBeAttached();
  const { ends, plan, ...rest } = await readPlan(page);
  const days = {
    'medicaid-notice': '2026-05-15',
    'inventory-due': '2026-07-15',
    'spouse-election': '2026-09-15',
    'spouse-lives-in-home': '2027-03-10',
    'account-due': '2026-10-15',
  };
  expect(ends).toMatchObject({ ...days, 'creditor-claims': '2026-09-10', 'status-report': '2027-05-15' });
  // The status report falls due on a Saturday.
  expect(plan).toMatchObject({ ...days, 'status-report': '2027-05-14' });
  for (const withAWill of ['will-notice-certificate', 'will-notice', 'will-contest'])
    expect(ends).not.toHaveProperty(withAWill);
  expect(rest).toMatchObject({
    creditors: ['creditor', 'executor'],
    procedures: {
      'outside-probate': 'not-met',
      'release-for-anyone': 'over',
      'release-by-will': 'not-met',
      'release-without-will': 'over',
      'summary-release-payer': 'over',
      'summary-release-spouse': 'over',
    },
    division: ['Spouse, and more than one child, not all of them the spouse’s'],
    // 180,000 less the allowance of 40,000; of the 140,000 the first 60,000 and a third of the rest.
    shares: ['$86,666.66', '$26,666.67', '$26,666.67'],
    // What the house is about worth is no appraised value: no lowest price follows from it.
    price: ['price: ask'],
    consents: ['Who would sign: The executor or administrator; The surviving spouse; Both heirs.'],
    commission: ['$1,800', '$6,400'],
    court: ['Franklin County Probate Court'],
  });
  await expect(page.locator('[data-only="will"]').first()).toBeHidden();
  // Each line leads to the page that explains its rule.
  await expect(page.locator('[data-rule="inventory-due"] a').first()).toHaveAttribute(
    'href',
    '/duties-of-an-executor-in-ohio',
  );
  await expect(page.locator('.plan-parts a:not([href])')).toHaveCount(0);
}
