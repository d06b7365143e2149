// The FAQ, the blog list and a post that was not built: what the page does with what the functions say.
import { expect, type Page, type Route } from '@playwright/test';
import type { Faq } from '../../src/features/answers/faq.ts';
import type { BlogPost } from '../../src/features/blog/post.ts';
import { gate, settled } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { announced, recordAnnouncements } from './announcements.ts';

const faq = (id: string, question: string): Faq => ({
  id,
  question,
  answer: '<p>A <strong>new</strong> answer.</p>',
  group: 'Owning or living in the house',
});
const post = (slug: string): BlogPost => ({
  id: slug,
  slug,
  title: `Post <${slug}>`,
  excerpt: 'What it is about.',
  content: '<p>The whole <em>text</em>.</p>',
  createdAt: '2026-01-02T00:00:00.000Z',
  readTime: 4,
});

/** Counts the calls of an address and answers them. */
async function answering(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<() => number> {
  let calls = 0;
  await page.route(url, async (route) => {
    calls += 1;
    await answer(route);
  });
  return () => calls;
}

/** Serves the page as it would have been built with nothing to show. */
const emptied = (page: Page, path: string, items: RegExp) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(items, '')
      .replace('data-live=', 'data-empty data-live=')
      .replace('data-part="fallback" hidden', 'data-part="fallback"');
    await route.fulfill({ response, body });
  });
const questions = /<details name="faq" id="(?!blank")[\s\S]*?<\/details>/g;

test('an up-to-date page sends one request and changes nothing', async ({ page }) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) statuses.push(response.status());
  });
  await page.goto('/faq');
  await expect.poll(() => statuses).toEqual([304]);
  await page.goto('/blog');
  await expect.poll(() => statuses).toEqual([304, 304]);
  await settled(page);
  expect(statuses).toHaveLength(2);
});

test('questions are filtered while typing, and groups without a match are hidden', async ({ page }) => {
  await recordAnnouncements(page);
  await page.clock.install();
  await page.goto('/faq');
  const words = page.locator('[name="words"]');
  await words.fill('house');
  await expect(page.locator('.faq-item:visible').first()).toContainText(/house/i);
  const groups = page.locator('section[data-group]:visible');
  await expect(groups).not.toHaveCount(0);
  await expect(groups.and(page.locator('section:not(:has(> .faq-item:not([hidden])))'))).toHaveCount(0);
  await words.fill('zzzq');
  await expect(groups).toHaveCount(0);
  await expect.poll(() => announced(page)).toContainEqual(expect.stringContaining('No question has these words'));

  // Not with each sign, but once the typing stops.
  await page.clock.pauseAt(Date.now() + 60_000);
  await announced(page);
  await words.fill('');
  await words.pressSequentially('estate tax');
  await page.clock.runFor(599);
  expect(await announced(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await announced(page)).toEqual([`status: ${await page.locator('[data-part="shown"]').textContent()}`]);
});

test('the FAQ shows newer items in place, and handles a failed or empty response', async ({ page }) => {
  await test.step('a failed read changes nothing where the page has content, and is not tried again', async () => {
    const calls = await answering(page, '**/api/faqs', (route) => route.fulfill({ status: 500, body: 'no' }));
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/faqs'));
    await page.goto('/faq');
    await answered;
    await settled(page);
    expect(calls()).toBe(1);
    expect(await page.locator('main details').count()).toBeGreaterThan(20);
    await expect(page.getByText('Failed to load FAQs')).toHaveCount(0);
    await page.unroute('**/api/faqs');
  });

  await test.step('something newer is shown in place, in its group', async () => {
    const before = await page.locator('[data-live] details').count();
    expect(before).toBeGreaterThan(20);
    await answering(page, '**/api/faqs', (route) =>
      route.fulfill({ json: [faq('what-is-probate', 'What is it, then?'), faq('brand-new', 'Something new?')] }),
    );
    await page.reload();
    await expect(page.getByText('Something new?')).toBeVisible();
    await expect(page.locator('[data-live] details')).toHaveCount(2);
    await page.getByText('Something new?').click();
    await expect(page.locator('#brand-new').getByText('A new answer.')).toBeVisible();
    await expect(
      page
        .locator('section', { has: page.getByRole('heading', { name: 'Owning or living in the house', exact: true }) })
        .locator('details'),
    ).toHaveCount(2);
    await page.unroute('**/api/faqs');
  });

  await test.step('an empty FAQ shows 4 rows while it asks, then its error or its empty text', async () => {
    const { opened, open } = gate();
    await emptied(page, '**/faq', questions);
    await answering(page, '**/api/faqs', async (route) => {
      await opened;
      await route.fulfill({ status: 503, body: 'no' });
    });
    await page.goto('/faq');
    await expect(page.locator('.skeleton-piece')).toHaveCount(4);
    await expect(page.locator('.skeleton-piece').first()).toBeVisible();
    open();
    await expect(page.getByText('Failed to load FAQs. Please try again later.')).toBeVisible();
    await expect(page.locator('.skeleton-piece').first()).toBeHidden();

    // Nothing to show, or a preview that asks for a password.
    for (const answer of [{ json: [] }, { status: 401, body: 'no' }]) {
      await page.unroute('**/api/faqs');
      await page.route('**/api/faqs', (route) => route.fulfill(answer));
      await page.reload();
      await expect(page.getByText('No FAQs available at the moment.')).toBeVisible();
    }
  });
});

test('the blog shows newer posts in place of its list, and an empty list its error text', async ({ page }) => {
  await test.step('newer posts take the place of the list, and markup in a title stays text', async () => {
    await page.route('**/api/blog-posts?*', (route) =>
      route.fulfill({ json: [{ ...post('one'), imageUrl: '/favicon.svg', imageAlt: 'A porch' }, post('two')] }),
    );
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Post <one>' })).toBeVisible();
    await expect(page.locator('.post-card')).toHaveCount(2);
    await expect(page.locator('.post-card h2').first()).toHaveCSS('-webkit-line-clamp', '2');
    await expect(page.locator('.post-excerpt').first()).toHaveCSS('-webkit-line-clamp', '3');
    // As on the built cards: the title beside it says what the post is.
    await expect(page.locator('.post-card img')).toHaveAttribute('alt', '');
    await expect(page.getByText('January 2, 2026').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Read More.*Post <two>/ })).toHaveAttribute('href', '/blog/two');
    await page.unroute('**/api/blog-posts?*');
  });

  await test.step('an empty blog list shows 6 cards while it asks, then its error text', async () => {
    await emptied(
      page,
      '**/blog',
      /<li class="card post-card">(?:(?!<\/li>)[\s\S])*<\/li>(?=[\s\S]*data-part="skeleton")/g,
    );
    await page.route('**/api/blog-posts?*', (route) => route.abort());
    await page.goto('/blog');
    await expect(page.locator('.skeleton-piece')).toHaveCount(6);
    await expect(page.getByText('Failed to load blog posts. Please try again later.')).toBeVisible();
  });
});

test('a post due after the build is shown at its address; a missing one links back to the blog', async ({ page }) => {
  const due = { ...post('just-due'), imageUrl: '/favicon.svg', imageAlt: 'A house in the snow' };
  await page.route('**/api/blog-posts/just-due', (route) => route.fulfill({ json: due }));
  const response = await page.goto('/blog/just-due/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Post <just-due>' })).toBeVisible();
  await expect(page.getByText('The whole text.')).toBeVisible();
  await expect(page.getByText('4 min read')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A house in the snow' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Need Help with Ohio Probate? Contact Us' })).toBeVisible();
  await expect(page.getByText('Post Not Found')).toBeHidden();
  await expect(page).toHaveTitle('Post <just-due>');

  await test.step('an unknown post shows “Post Not Found” and links back to the blog', async () => {
    await page.goto('/blog/no-such-post');
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
