// The tool about shares as a visitor uses it: typed into, and by the keyboard alone.
import { expect, type Page } from '@playwright/test';
import { answer, readResults, sharesIn } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { leaksIn, networkLog } from './network-log.ts';

const resultNow = async (page: Page) => (await readResults(page))[0] ?? [];

const choose = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check();
const howMany = (page: Page, question: string, count: number | string) => page.getByLabel(question).fill(String(count));
const person = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const spouseAsked = 'Did the person leave a husband or wife?';
const childrenAsked = 'How many children did the person have?';

test('who inherits: a family of three generations can be typed, and only deciding questions are asked', async ({
  page,
}) => {
  const requests = networkLog(page);
  await page.goto('/tools/who-inherits');
  const shares = () => expect.poll(async () => sharesIn(await resultNow(page)));
  await answer(page, 'net', '$300,000');
  await choose(page, spouseAsked, 'Yes');
  await howMany(page, childrenAsked, 3);
  await expect(page.locator('tr[data-heir]')).toHaveCount(0);
  await person(page, 'Child 1').getByLabel('Also the husband’s or wife’s').check();
  for (const name of ['Child 2', 'Child 3']) await person(page, name).getByLabel('Of another parent').check();
  await expect(page).toHaveURL(/#net=300000&spouse=yes&descendants=b\.o\.o$/);
  await shares().toEqual(['spouse 140000', 'child 0 53333.34', 'child 1 53333.33', 'child 2 53333.33']);

  // The hours on both sides of the line.
  await page.getByLabel('how many hours later').fill('119');
  await expect(page.locator('[data-division]')).toHaveAttribute('data-division', 'division-a');
  await page.getByLabel('how many hours later').fill('120');
  await expect(page.locator('[data-division]')).toHaveAttribute('data-division', 'division-d');
  await page.getByLabel('There is a will').check();
  await expect(page.locator('[data-stopped="will"]')).toBeVisible();
  await page.getByLabel('There is a will').uncheck();

  // An impossible number is an error and removes nobody; a person can be removed.
  const count = page.getByLabel(childrenAsked);
  for (const wrong of ['21', '-1', 'two', '1.5']) {
    await count.fill(wrong);
    await expect(count).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(count).toBeFocused();
  await count.fill('3');
  await expect(page.getByText('Write a whole number from 0 to 20.')).toBeHidden();
  await expect(person(page, 'Child 3').getByLabel('Of another parent')).toBeChecked();
  await page.getByRole('button', { name: 'Remove child 1' }).click();
  await expect(page.getByRole('button', { name: 'One more' })).toBeFocused();
  await expect(page).toHaveURL(/spouse-hours=120&descendants=o\.o$/);

  // Without a spouse, whose children they are is no question; a line goes down as far as great-grandchildren.
  await choose(page, spouseAsked, 'No');
  await howMany(page, childrenAsked, 1);
  await person(page, 'Child 1').getByLabel('Died first').check();
  await howMany(page, 'How many children did child 1 have?', 2);
  await person(page, 'Grandchild 2').getByLabel('Died first').check();
  await howMany(page, 'How many children did grandchild 2 have?', 3);
  await person(page, 'Great-grandchild 1').getByLabel('Died first, without children').check();
  await expect(page).toHaveURL(/descendants=ox(\(|%28)l\.x(\(|%28)x\.l\.l(\)|%29){2}$/);
  await shares().toEqual(['child 0.0 150000', 'child 0.1.1 75000', 'child 0.1.2 75000']);

  // No children: parents decide, then brothers and sisters. Where parents are not known, each case is listed.
  await howMany(page, childrenAsked, 0);
  await choose(page, 'How many of the person’s parents live?', 'I do not know');
  await howMany(page, 'How many brothers and sisters did the person have?', 3);
  await expect(page.locator('[data-case]')).toHaveCount(3);
  await choose(page, 'How many of the person’s parents live?', 'None');
  await person(page, 'Brother or sister 3').getByLabel('Died first').check();
  await howMany(page, 'How many children did brother or sister 3 have?', 1);
  await expect(page).toHaveURL(/siblings=l\.l\.x(\(|%28)l(\)|%29)$/);
  await shares().toEqual(['sibling 0 100000', 'sibling 1 100000', 'sibling 2.0 100000']);
  await expect(page.getByText('grandparents on the father’s side live')).toHaveCount(0);
  // A child after all: the one who was there before is there again, and the parents no longer decide.
  await howMany(page, childrenAsked, 1);
  await expect(page.getByText('parents live?')).toHaveCount(0);
  await expect(page).toHaveURL(/#net=300000&spouse=no&descendants=ox[^&]*$/);
  // A link without a spouse does not say whose the children are: a spouse who is added asks for it.
  await readResults(page, ['net=300000&spouse=no&descendants=o']);
  await choose(page, spouseAsked, 'Yes');
  await expect(page.locator('tr[data-heir]')).toHaveCount(0);
  await person(page, 'Child 1').getByLabel('Also the husband’s or wife’s').check();
  await expect(page.locator('[data-division]')).toHaveAttribute('data-division', 'division-b');
  expect(await leaksIn(requests, new URL(page.url()).origin, /300[,]?000|descendants|siblings/)).toEqual([]);
});

test('who inherits, by the keyboard alone', async ({ page }) => {
  await page.goto('/tools/who-inherits');
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
  await expect(page.locator('[data-division]')).toHaveAttribute('data-division', 'division-b');
  await page.getByRole('button', { name: 'One less' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(childrenAsked)).toHaveValue('0');
  await expect(page.getByLabel(childrenAsked)).toBeFocused();
});
