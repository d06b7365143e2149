// The statute's shares on the page: every example of the law's divisions, by the address and by hand.
import { expect, type Page } from '@playwright/test';
import { a11yViolations } from '../support/a11y-violations.ts';
import { test } from '../support/visitor.ts';

const path = '/tools/who-inherits';
/** Another fragment of the page that is open changes the answers without loading it again. */
const open = async (page: Page, fragment = '') => {
  const isOpen = new URL(page.url(), 'http://none').pathname === path;
  if (isOpen) await page.evaluate((to) => location.assign(to), `#${fragment}`);
  else await page.goto(fragment ? `${path}#${fragment}` : path);
};
const result = (page: Page) => page.locator('.tool-result');

/** "child 2.0 50000", "paternal grandparent 0 150000": each row of the shares. */
const told = (page: Page) =>
  result(page)
    .locator('tr[data-heir]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { side, heir, path: place, share } = (row as HTMLElement).dataset;
        return [side, heir, place, share].filter(Boolean).join(' ');
      }),
    );
const division = (page: Page) => result(page).locator('[data-division]').getAttribute('data-division');

const nobody = 'spouse=no&descendants=none&parents=0&siblings=none';
const noKin = `${nobody}&paternal-grandparents=0&paternal-relatives=none&maternal-grandparents=0&maternal-relatives=none`;

const examples: [name: string, fragment: string, division: string, shares: string[]][] = [
  ['1', 'spouse=yes&descendants=b.b', 'B', ['spouse 300000']],
  ['2', 'spouse=yes&descendants=o', 'C', ['spouse 160000', 'child 0 140000']],
  [
    '3',
    'spouse=yes&descendants=b.o.o',
    'D',
    ['spouse 140000', 'child 0 53333.34', 'child 1 53333.33', 'child 2 53333.33'],
  ],
  ['4', 'spouse=yes&descendants=o.o', 'D', ['spouse 113333.33', 'child 0 93333.34', 'child 1 93333.33']],
  ['5', 'net=20000&spouse=yes&descendants=o', 'C', ['spouse 20000', 'child 0 0']],
  ['6', 'net=20001&spouse=yes&descendants=o', 'C', ['spouse 20000.50', 'child 0 0.50']],
  ['7', 'net=50000&spouse=yes&descendants=b.o.o', 'D', ['spouse 50000', 'child 0 0', 'child 1 0', 'child 2 0']],
  ['8', 'net=60003&spouse=yes&descendants=b.o', 'D', ['spouse 60001', 'child 0 1', 'child 1 1']],
  ['9', 'spouse=yes&descendants=ox(l.l)', 'C', ['spouse 160000', 'child 0.0 70000', 'child 0.1 70000']],
  ['10', 'spouse=yes&descendants=b.ox', 'B', ['spouse 300000']],
  [
    '11',
    'spouse=no&descendants=o.o.ox(l.l)',
    'A',
    ['child 0 100000', 'child 1 100000', 'child 2.0 50000', 'child 2.1 50000'],
  ],
  [
    '12',
    'spouse=no&descendants=ox(l).ox(l.l).ox(l.l.l)',
    'A',
    ['0.0', '1.0', '1.1', '2.0', '2.1', '2.2'].map((place) => `child ${place} 50000`),
  ],
  ['13', 'spouse=no&descendants=o.o.ox', 'A', ['child 0 150000', 'child 1 150000']],
  ['14', 'spouse=yes&descendants=none', 'E', ['spouse 300000']],
  ['15', 'spouse=no&descendants=none&parents=1', 'F', ['parent 0 300000']],
  [
    '16',
    'spouse=no&descendants=none&parents=0&siblings=l.l.x(l)',
    'G',
    ['sibling 0 100000', 'sibling 1 100000', 'sibling 2.0 100000'],
  ],
  [
    '17',
    `${nobody}&paternal-grandparents=1&maternal-grandparents=0&maternal-relatives=l`,
    'I',
    ['paternal grandparent 0 150000', 'maternal relative 0 150000'],
  ],
  ['18', `${noKin}&other-kin=no&stepchildren=l.l`, 'J', ['stepchild 0 150000', 'stepchild 1 150000']],
  ['19', `${noKin}&other-kin=no&stepchildren=none`, 'K', ['state 300000']],
  ['20, 119 hours', 'spouse=yes&spouse-hours=119&descendants=o', 'A', ['child 0 300000']],
  ['20, 120 hours', 'spouse=yes&spouse-hours=120&descendants=b', 'B', ['spouse 300000']],
];

test('every example, by the address', async ({ page }) => {
  test.slow();
  for (const [name, fragment, letter, shares] of examples) {
    await open(page, fragment.startsWith('net=') ? fragment : `net=300000&${fragment}`);
    await expect.poll(() => told(page), name).toEqual(shares);
    expect(await division(page), name).toBe(letter);
    const { heirs, tree } = await page.evaluate(() => ({
      heirs: document.querySelectorAll('tr[data-heir]').length,
      tree: document.querySelectorAll('.family-tree .takes').length,
    }));
    expect(tree, name).toBe(heirs);
  }
});

test('21 and each doubt: the tool stops and says who to ask', async ({ page }) => {
  test.slow();
  const doubts = ['will', 'marriage', 'parentage', 'adopted-out', 'killer', 'separated', 'unborn'];
  const more = ['property-elsewhere', 'close-deaths', 'prenuptial'];
  const stops = [
    [`${noKin}&other-kin=yes&stepchildren=l`, 'next-of-kin'],
    [`${nobody}&paternal-grandparents=0&paternal-relatives=x(l)&maternal-grandparents=1`, 'cousins'],
    ...[...doubts, ...more].map((doubt) => [`spouse=no&descendants=o&doubts=${doubt}`, doubt] as const),
  ] as const;
  for (const [fragment, stop] of stops) {
    await open(page, `net=300000&${fragment}`);
    const stopped = result(page).locator('[data-outcome="ask"]');
    await expect(stopped, stop).toHaveAttribute('data-stopped', stop);
    await expect(stopped, stop).toContainText('Ask an attorney.');
    expect(await told(page), stop).toEqual([]);
  }
});

/** Chooses the answer of a question that has one field for each. */
const answer = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check();
const howMany = (page: Page, question: string, count: number) => page.getByLabel(question).fill(String(count));
const person = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const spouseAsked = 'Did the person leave a husband or wife?';
const childrenAsked = 'How many children did the person have?';

test.describe('by hand', () => {
  test('3: three children, one of them of both', async ({ page }) => {
    await open(page);
    await page.getByLabel('What is left to divide').fill('$300,000');
    await answer(page, spouseAsked, 'Yes');
    await howMany(page, childrenAsked, 3);
    await expect(result(page).locator('tr[data-heir]')).toHaveCount(0);
    await person(page, 'Child 1').getByLabel('Also the husband’s or wife’s').check();
    for (const name of ['Child 2', 'Child 3']) await person(page, name).getByLabel('Of another parent').check();
    await expect.poll(() => told(page)).toEqual(examples[2]?.[3]);
    await expect(page).toHaveURL(/#net=300000&spouse=yes&descendants=b\.o\.o$/);
  });

  test('11: a child who died first and left two', async ({ page }) => {
    await open(page);
    await page.getByLabel('What is left to divide').fill('300000');
    await answer(page, spouseAsked, 'No');
    await howMany(page, childrenAsked, 3);
    await person(page, 'Child 3').getByLabel('Died first').check();
    await howMany(page, 'How many children did child 3 have?', 2);
    await expect.poll(() => told(page)).toEqual(examples[10]?.[3]);
  });

  test('three generations down', async ({ page }) => {
    await open(page);
    await page.getByLabel('What is left to divide').fill('300000');
    await answer(page, spouseAsked, 'No');
    await howMany(page, childrenAsked, 1);
    await person(page, 'Child 1').getByLabel('Died first').check();
    await howMany(page, 'How many children did child 1 have?', 2);
    await person(page, 'Grandchild 2').getByLabel('Died first').check();
    await howMany(page, 'How many children did grandchild 2 have?', 3);
    await person(page, 'Great-grandchild 1').getByLabel('Died first, without children').check();
    await expect.poll(() => told(page)).toEqual(['child 0.0 150000', 'child 0.1.1 75000', 'child 0.1.2 75000']);
    await expect(page).toHaveURL(/descendants=ox\(l\.x\(x\.l\.l\)\)$|descendants=ox%28l\.x%28x\.l\.l%29%29$/);
  });

  test('16: only what decides is asked, as far as brothers and sisters', async ({ page }) => {
    await open(page);
    await page.getByLabel('What is left to divide').fill('300000');
    await expect(page.getByLabel(childrenAsked)).toHaveCount(0);
    await answer(page, spouseAsked, 'No');
    await howMany(page, childrenAsked, 0);
    await answer(page, 'How many of the person’s parents live?', 'None');
    await howMany(page, 'How many brothers and sisters did the person have?', 3);
    await person(page, 'Brother or sister 3').getByLabel('Died first').check();
    await howMany(page, 'How many children did brother or sister 3 have?', 1);
    await expect.poll(() => told(page)).toEqual(examples[15]?.[3]);
    await expect(page.getByText('grandparents on the father’s side live')).toHaveCount(0);
    // A child after all: the parents no longer decide.
    await howMany(page, childrenAsked, 1);
    await expect(page.getByText('parents live?')).toHaveCount(0);
    await expect.poll(() => told(page)).toEqual(['child 0 300000']);
    await expect(page).toHaveURL(/#net=300000&spouse=no&descendants=o$/);
  });

  test('20: a spouse who lived 119 hours', async ({ page }) => {
    await open(page);
    await page.getByLabel('What is left to divide').fill('300000');
    await answer(page, spouseAsked, 'Yes');
    await howMany(page, childrenAsked, 1);
    await person(page, 'Child 1').getByLabel('Of another parent').check();
    await expect.poll(() => told(page)).toEqual(['spouse 160000', 'child 0 140000']);
    await page.getByLabel('how many hours later').fill('119');
    await expect.poll(() => told(page)).toEqual(['child 0 300000']);
    await page.getByLabel('how many hours later').fill('120');
    await expect.poll(() => told(page)).toEqual(['spouse 160000', 'child 0 140000']);
  });

  test('a doubt stops it, and goes away again', async ({ page }) => {
    await open(page, 'net=300000&spouse=yes&descendants=b');
    await expect.poll(() => told(page)).toEqual(['spouse 300000']);
    await page.getByLabel('There is a will').check();
    await expect(result(page).locator('[data-stopped="will"]')).toBeVisible();
    await page.getByLabel('There is a will').uncheck();
    await expect.poll(() => told(page)).toEqual(['spouse 300000']);
  });
});

test('the order of the children does not matter', async ({ page }) => {
  const sums = async (descendants: string) => {
    // Anew, so that the shares cannot be those of the family before.
    await page.goto('about:blank');
    await open(page, `net=300000&spouse=yes&descendants=${descendants}`);
    await expect(result(page).locator('tr[data-heir]')).not.toHaveCount(0);
    return (await told(page)).map((row) => row.replace(/ [\d.]+ /, ' ')).sort();
  };
  const first = await sums('b.o.ox(l.l.l)');
  expect(await sums('ox(l.l.l).b.o')).toEqual(first);
  expect(await sums('o.ox(l.l.l).b')).toEqual(first);
});

test('without the sum the parts stand alone', async ({ page }) => {
  await open(page, 'spouse=yes&descendants=b.o');
  await expect(result(page).locator('tr[data-heir]')).toHaveCount(3);
  await expect(result(page).locator('[data-share], [data-result]')).toHaveCount(0);
  expect(
    await result(page)
      .locator('tr[data-heir]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.fraction)),
  ).toEqual(['1/3', '1/3', '1/3']);
});

test('a spouse who is added asks again whose the children are', async ({ page }) => {
  await open(page, 'net=300000&spouse=no&descendants=o.o');
  await expect.poll(() => told(page)).toEqual(['child 0 150000', 'child 1 150000']);
  await answer(page, spouseAsked, 'Yes');
  await expect(result(page).locator('tr[data-heir]')).toHaveCount(0);
  for (const name of ['Child 1', 'Child 2'])
    await person(page, name).getByLabel('Also the husband’s or wife’s').check();
  await expect.poll(() => told(page)).toEqual(['spouse 300000']);
});

test('a number that cannot be so says it beside the field, and loses nobody', async ({ page }) => {
  await open(page, 'net=300000&spouse=yes&descendants=b.o');
  const count = page.getByLabel(childrenAsked);
  for (const wrong of ['21', '-1', 'two', '1.5']) {
    await count.fill(wrong);
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Write a whole number from 0 to 20.')).toBeVisible();
  }
  await count.fill('2');
  await expect(page.getByText('Write a whole number from 0 to 20.')).toBeHidden();
  await expect(person(page, 'Child 1').getByLabel('Also the husband’s or wife’s')).toBeChecked();
  await expect(person(page, 'Child 2').getByLabel('Of another parent')).toBeChecked();
  await page.getByRole('button', { name: 'Remove child 1' }).click();
  await expect(page.getByRole('button', { name: 'One more' })).toBeFocused();
  await expect(person(page, 'Child 1').getByLabel('Of another parent')).toBeChecked();
  await expect.poll(() => told(page)).toEqual(['spouse 160000', 'child 0 140000']);
});

test('by the keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('What is left to divide').focus();
  await page.keyboard.type('300000');
  await page.getByRole('group', { name: spouseAsked }).getByLabel('Yes').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('how many hours later').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
  await expect(page.getByLabel(childrenAsked)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person(page, 'Child 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(person(page, 'Child 1').getByLabel('Also the husband’s or wife’s')).toBeChecked();
  await expect.poll(() => told(page)).toEqual(['spouse 300000']);
});

const large = `net=1234567.89&spouse=yes&descendants=${encodeURIComponent('b.o.ox(l.l.x(l.l.l)).bx.ox(l.x).o.o.b.b.o.o.o')}`;
for (const [what, fragment] of [
  ['empty', ''],
  ['a large family', large],
  ['a stop', 'net=300000&spouse=yes&descendants=b&doubts=unborn.will'],
] as const) {
  test(`${what}: no barrier, and it fits 320 px`, async ({ page }) => {
    test.slow();
    await open(page, fragment);
    if (fragment) await expect(result(page).locator('h3, [data-stopped]').first()).toBeVisible();
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

test('on a small screen, steps without a question are passed over, there and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const next = (name: string) => page.locator('.tool-step[data-current]').getByRole('button', { name }).click();
  await page.getByLabel('What is left to divide').fill('300000');
  await next('Next');
  await expect(heading('What may change all this')).toBeVisible();
  await next('Next');
  await answer(page, spouseAsked, 'No');
  await next('Next');
  await howMany(page, childrenAsked, 1);
  await next('See the result');
  await expect(heading('The statute’s shares')).toBeFocused();
  expect(await told(page)).toEqual(['child 0 300000']);
  await page.goBack();
  await expect(page.getByLabel(childrenAsked)).toBeVisible();
  await page.goForward();
  await expect(heading('The statute’s shares')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules stand in words, with their sections', async ({ page }) => {
    await page.goto(path);
    for (const id of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'I1', 'I3'])
      await expect(page.locator(`#rule-${id}`)).toContainText(/R\.C\. 2105/);
    expect(await page.locator('.tool-page noscript').textContent()).toContain('The calculator needs JavaScript.');
  });
});
