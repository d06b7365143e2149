// Pages that are older than the site, and networks that are slow or gone: everything is read, nothing typed is lost.
import { expect, type Page } from '@playwright/test';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { caseOf } from '../fixtures/lead-form-cases.ts';
import { fill, formOf, send, waitPastSpamCheck } from '../support/lead-form.ts';
import { codeOf, gate, hydrated, settled } from '../support/settled.ts';
import { leadsOf, toast, unique } from '../support/stored-leads.ts';
import { test } from '../support/visitor.ts';

const name = (page: Page) => page.getByLabel('Full name');
const island = codeOf('ConsultationForm');

/** How often a page was loaded. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

const isAwake = (page: Page) => expect(() => hydrated(formOf(page))).toPass();

test('a page of an older deploy reloads without losing typed text', async ({ page }) => {
  const count = loads(page);
  await page.route(island, (route) => (count() > 1 ? route.continue() : route.fulfill({ status: 404 })));
  await page.goto('/lead-form');
  await name(page).pressSequentially('Ann Exa');
  await isAwake(page);
  await expect(name(page)).toBeFocused();
  await page.keyboard.type('mple');
  await expect(name(page)).toHaveValue('Ann Example');
  expect(count()).toBe(2);
});

test('a form sent from a page of an older deploy arrives once, without a reload', async ({ page }) => {
  const email = unique();
  await page.route(island, (route) => route.fulfill({ status: 404 }));
  // The server takes longer than the pause after which the page would be loaded again.
  await page.route('**/api/leads', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/lead-form');
  await fill(page, caseOf(consultation.id), email);
  await send(page);
  await expect(page).toHaveURL(/\/confirmation\/sent\?reference=/);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('if code stays unavailable, the page reloads once and the question is sent as a plain form', async ({ page }) => {
  await page.clock.install();
  const visits: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.method()));
  const count = loads(page);
  // The second page misses the code too, and asks whether it is there.
  const headRequest = page.waitForEvent(
    'response',
    (response) => response.request().method() === 'HEAD' && count() === 2,
  );
  await page.route(codeOf('QuestionBox'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.pressSequentially('What is an executor?');
  await expect.poll(count).toBe(2);
  await expect(box).toHaveValue('What is an executor?');
  await headRequest;
  await settled(page);
  // Longer than the pause after which it would be loaded again.
  await page.clock.runFor(1500);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/chat$/);
  expect(visits).toEqual(['GET', 'GET', 'POST']);
  await expect(page.getByRole('main')).toContainText('executor');
});

test('if its code fails to load, the assistant answers on a page of the server', async ({ page }) => {
  await page.route(codeOf('Chatbot'), (route) => route.abort());
  await page.goto('/chatbot?q=do+I+need+a+lawyer%3F');
  await expect(page.getByLabel('Your message')).toHaveValue('do I need a lawyer?');
  await page.getByRole('button', { name: 'How long does probate take in Ohio?' }).click();
  await expect(page).toHaveURL(/\/api\/chat$/);
});

test('if its code does not arrive, the assistant answers there after 5 seconds', async ({ page }) => {
  await page.route(codeOf('Chatbot'), () => {});
  await page.clock.install();
  await page.goto('/chatbot');
  await page.getByRole('button', { name: 'How long does probate take in Ohio?' }).click();
  await expect(page).toHaveURL(/\/chatbot$/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/api\/chat$/);
});

test('offline, the page stays, shows an error and keeps the input; later it arrives once', async ({
  page,
  context,
}) => {
  const email = unique();
  const count = loads(page);
  // What says that sending failed is fetched with the form.
  const fetched = page.waitForEvent('requestfinished', (request) => codeOf('Toasts').test(request.url()));
  await page.goto('/lead-form');
  await fill(page, caseOf(consultation.id), email);
  await isAwake(page);
  await fetched;
  await waitPastSpamCheck(page);
  await context.setOffline(true);
  await send(page);
  await expect(toast(page)).toContainText(consultation.failure.title);
  await expect(name(page)).toHaveValue('Ann Example');
  await context.setOffline(false);
  await send(page);
  await expect(toast(page)).toContainText(consultation.success.title);
  expect(await leadsOf(email)).toHaveLength(1);
  expect(count()).toBe(1);
});

test('a page that goes offline before its code was fetched does not reload', async ({ page, context }) => {
  const count = loads(page);
  await page.clock.install();
  await page.goto('/lead-form');
  await context.setOffline(true);
  const missed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await name(page).pressSequentially('Ann');
  await missed;
  // Longer than the pause after which an older page would be loaded again.
  await page.clock.runFor(1500);
  await expect(name(page)).toHaveValue('Ann');
  expect(count()).toBe(1);
  // With the network back, the next touch wakes the form.
  await context.setOffline(false);
  await page.getByLabel('Email address').focus();
  await isAwake(page);
  await expect(name(page)).toHaveValue('Ann');
});

test('on a slow network a form sent before its code loads arrives once', async ({ page }) => {
  const email = unique();
  // It never comes: otherwise it could arrive before all is typed.
  await page.route(/\.js$/, () => {});
  await page.goto('/lead-form', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fill(page, caseOf(consultation.id), email);
  await send(page);
  await expect(page).toHaveURL(/\/confirmation\/sent\?reference=/);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('Next in a tool, pressed before its code loads, works once it has, however late @telephone', async ({ page }) => {
  await page.clock.install();
  const missed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  const { opened, open } = gate();
  let attempts = 0;
  // The first fetch fails, and the one a second later.
  await page.route(codeOf('HouseSale'), async (route) => {
    if (route.request().method() === 'HEAD') return route.abort();
    attempts += 1;
    if (attempts <= 2) return route.abort();
    await opened;
    return route.continue();
  });
  await page.goto('/tools/selling-the-house');
  const next = page.getByRole('button', { name: 'Next' }).first();
  await next.click();
  await expect.poll(() => attempts).toBe(1);
  await page.clock.runFor(1500);
  await missed;
  // The next touch fetches the code again, which takes longer than a question would wait.
  await next.click();
  await expect.poll(() => attempts).toBe(3);
  await page.clock.runFor(6000);
  open();
  await expect(page.getByRole('heading', { name: 'The deed' })).toBeHidden();
});
