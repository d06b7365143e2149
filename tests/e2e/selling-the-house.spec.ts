// The paths by which a house is sold, on the page: every example, by the address and by hand.
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { test } from '../support/visitor.ts';

const path = '/tools/selling-the-house';
/** Another fragment of the page that is open changes the answers without loading it again. */
const open = async (page: Page, fragment: string) => {
  const isOpen = new URL(page.url(), 'http://none').pathname === path;
  if (isOpen) await page.evaluate((to) => location.assign(to), `#${fragment}`);
  else await page.goto(fragment ? `${path}#${fragment}` : path);
};
const card = (page: Page, id: string) => page.locator(`.tool-result [data-path="${id}"]`);
const states = (page: Page) =>
  page
    .locator('.tool-result [data-path]')
    .evaluateAll((cards) =>
      Object.fromEntries(cards.map((one) => [(one as HTMLElement).dataset.path, (one as HTMLElement).dataset.state])),
    );
const testOf = (page: Page, id: string, name: string) => card(page, id).locator(`[data-test="${name}"]`);
const signers = (page: Page, id: string) =>
  card(page, id)
    .locator('[data-signer]')
    .evaluateAll((items) =>
      items.map((item) => [(item as HTMLElement).dataset.signer, (item as HTMLElement).dataset.count].join(' ').trim()),
    );

/** Everybody signs, and the price is enough; an answer given anew takes the place of this one. */
const agreed = {
  title: 'alone',
  will: 'no',
  spouse: 'yes',
  heirs: '3',
  'under-18': 'no',
  'all-sign': 'yes',
  inventory: 'yes',
  'house-value': '200000',
  offer: '160000',
};
const house = (answers: Record<string, string> = {}) => new URLSearchParams({ ...agreed, ...answers }).toString();

test('1 to 5: the price, and the lowest one', async ({ page }) => {
  test.slow();
  const prices: [value: string, offer: string, outcome: string, floor: number][] = [
    ['200000', '160000', 'met', 160_000_00],
    ['200000', '159999.99', 'not-met', 160_000_00],
    ['187345.55', '149876.44', 'met', 149_876_44],
    ['187345.55', '149876.43', 'not-met', 149_876_44],
    ['123456.79', '98765.44', 'met', 98_765_44],
    ['123456.79', '98765.43', 'not-met', 98_765_44],
  ];
  for (const [value, offer, outcome, floor] of prices) {
    await open(page, house({ 'house-value': value, offer }));
    const line = testOf(page, 'H2', 'price');
    await expect(line).toHaveAttribute('data-outcome', outcome);
    await expect(line.locator('[data-limit]')).toHaveAttribute('data-limit', String(floor));
  }
  await open(page, house({ inventory: 'no' }));
  await expect(testOf(page, 'H2', 'price')).toHaveAttribute('data-outcome', 'ask');
  await expect(testOf(page, 'H2', 'price')).toContainText('the price cannot be checked');
});

const paths: [name: string, answers: Record<string, string>, states: Record<string, string>][] = [
  ['6: a minor', { heirs: '4', 'under-18': 'yes' }, { H2: 'closed', H3: 'open', H1: 'closed' }],
  [
    '6: a minor, and a will with power of sale',
    { heirs: '4', 'under-18': 'yes', will: 'yes', 'sale-in-will': 'power' },
    { H2: 'closed', H1: 'open' },
  ],
  ['7: one refuses', { heirs: '4', 'all-sign': 'no' }, { H2: 'closed', H3: 'open' }],
  [
    '8: power of sale, one refuses',
    { 'all-sign': 'no', will: 'yes', 'sale-in-will': 'power' },
    { H1: 'open', H2: 'closed' },
  ],
  ['9: all sign', { will: 'yes', 'sale-in-will': 'silent' }, { H2: 'open', H1: 'closed' }],
  ['10: the will forbids', { will: 'yes', 'sale-in-will': 'forbids' }, { H2: 'closed', H1: 'closed' }],
  ['11: survivorship', { title: 'survivorship' }, { H0: 'open' }],
  ['12: recorded', { title: 'tod' }, { H0: 'open' }],
  ['12: never recorded', { title: 'tod-unrecorded' }, { H0: 'closed', H2: 'open' }],
  ['15: a small gift, not signed', { will: 'yes', 'sale-in-will': 'silent', 'all-sign': 'no' }, { H2: 'closed' }],
  ['17: a price too low', { offer: '158000' }, { H2: 'closed', H3: 'open' }],
  ['18: a release', { title: 'release' }, { H5: 'ask' }],
];

test('6 to 18: which paths are open', async ({ page }) => {
  test.slow();
  for (const [name, answers, expected] of paths) {
    await open(page, house(answers));
    await expect.poll(() => states(page), name).toMatchObject(expected);
    if (['survivorship', 'tod', 'release'].includes(answers.title ?? ''))
      await expect.poll(() => states(page), name).toEqual(expected);
  }
  await expect(testOf(page, 'H5', 'order')).toContainText('Ask the probate court.');
});

test('9 and 16: who would sign', async ({ page }) => {
  await open(page, house({ will: 'yes', 'sale-in-will': 'silent' }));
  await expect.poll(() => signers(page, 'H2')).toEqual(['fiduciary', 'spouse', 'beneficiaries 3']);
  await open(page, 'title=transferred&owners=2&married=1');
  await expect.poll(() => signers(page, 'H4')).toEqual(['owners 2', 'owners-spouses 1']);
});

test('13 and 14: the spouse and the home', async ({ page }) => {
  await open(page, house({ will: 'yes', 'sale-in-will': 'silent', 'given-to': 'spouse' }));
  await expect(testOf(page, 'H8', 'buying')).toHaveAttribute('data-outcome', 'not-met');
  await expect(testOf(page, 'H8', 'taking')).toHaveAttribute('data-outcome', 'ask');
  for (const [value, liens, outcome] of [
    ['140000', '0', 'within'],
    ['150000', '0', 'within'],
    ['160000', '0', 'over'],
    ['200000', '60000', 'within'],
  ] as const) {
    await open(page, house({ 'house-value': value, liens, 'spouse-share': '150000' }));
    await expect(testOf(page, 'H8', 'taking')).toHaveAttribute('data-outcome', outcome);
  }
});

const answer = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check();

test('6, 9 and 17 by hand', async ({ page }) => {
  await page.goto(path);
  await answer(page, 'How did the person own the house?', 'In the person’s own name');
  await answer(page, 'Is there a will?', 'Yes');
  await answer(page, 'What does the will say about selling', 'Nothing');
  await answer(page, 'Did the person leave a husband or wife?', 'Yes');
  await page.getByLabel('How many others inherit?').fill('3');
  await answer(page, 'Is anybody who inherits a minor?', 'No');
  await answer(page, 'Do all of them', 'Yes');
  await answer(page, 'Has the court approved an inventory', 'Yes');
  await page.getByLabel('What is the appraised value').fill('$200,000');
  await page.getByLabel('What price was offered').fill('160,000');
  await expect.poll(() => states(page)).toMatchObject({ H1: 'closed', H2: 'open', H3: 'open' });
  await expect.poll(() => signers(page, 'H2')).toEqual(['fiduciary', 'spouse', 'beneficiaries 3']);

  await page.getByLabel('What price was offered').fill('158,000');
  await expect.poll(() => states(page)).toMatchObject({ H2: 'closed' });
  await expect(testOf(page, 'H2', 'price')).toHaveAttribute('data-outcome', 'not-met');
  await page.getByLabel('What price was offered').fill('160,000');
  await answer(page, 'Is anybody who inherits a minor?', 'Yes');
  await expect(testOf(page, 'H2', 'adults')).toHaveAttribute('data-outcome', 'not-met');
});

test('16 by hand: an owner after the transfer asks for owners alone', async ({ page }) => {
  await page.goto(path);
  await answer(page, 'How did the person own the house?', 'The heirs already have a certificate of transfer');
  await expect(page.getByText('Is there a will?')).toHaveCount(0);
  await page.getByLabel('How many people own the house now?').fill('2');
  await page.getByLabel('are married?').fill('1');
  await expect.poll(() => signers(page, 'H4')).toEqual(['owners 2', 'owners-spouses 1']);
  await expect.poll(() => states(page)).toEqual({ H4: 'open' });
});

test('beside the result stands who gains, and that the lowest price is not a fair one', async ({ page }) => {
  await open(page, house());
  await expect(page.getByText('Who gains if you sell')).toBeVisible();
  await expect(page.getByText('Get an independent appraisal first.').first()).toBeVisible();
  await expect(page.getByText('It does not say what the house is worth.').first()).toBeVisible();
});

test('a sum that cannot be read says it beside the field', async ({ page }) => {
  await page.goto(path);
  const offer = page.getByLabel('What price was offered');
  await offer.focus();
  await expect(page.locator('.tool-island astro-island')).not.toHaveAttribute('ssr');
  await offer.fill('a lot');
  await offer.blur();
  await expect(offer).toHaveAttribute('aria-invalid', 'true');
  await offer.fill('160000');
  await expect(offer).not.toHaveAttribute('aria-invalid', 'true');
});

for (const [what, fragment] of [
  ['empty', ''],
  ['all answered', house({ 'spouse-share': '150000', liens: '20000', married: '1', 'spouse-buys': 'yes' })],
  ['one path', 'title=release'],
] as const) {
  test(`${what}: no barrier, and it fits 320 px`, async ({ page }) => {
    test.slow();
    await open(page, fragment);
    if (fragment) await expect(page.locator('[data-path]').first()).toBeVisible();
    expect(await a11yViolations(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const [width, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(width).toBeLessThanOrEqual(window ?? 0);
    expect(await a11yViolations(page, 'main')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules stand in words, with who gains beside them', async ({ page }) => {
    await page.goto(path);
    for (const id of ['H0', 'H1', 'H2', 'H3', 'H4', 'H5', 'H8'])
      await expect(page.locator(`#rule-${id}`)).toBeVisible();
    expect(await page.locator('.tool-page noscript').textContent()).toContain('The calculator needs JavaScript.');
    await expect(page.getByText('Who gains if you sell')).toBeVisible();
  });
});
