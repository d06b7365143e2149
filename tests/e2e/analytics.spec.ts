// Visit counts against a real endpoint on this machine.
import { createServer, type Server } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { analyticsOf, analyticsSources } from '../../src/features/analytics/provider.build.ts';
import { consentKey } from '../../src/features/consent/stored-choice.browser.ts';
import { cspViolations } from '../support/csp-violations.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { article, consentSheet, errorsOf } from '../support/overlays.ts';
import { settled, touched } from '../support/settled.ts';
import { test } from '../support/visitor.ts';
import { forget } from './exit-offer.ts';

// A page that a test prints has no address space, so the browser would keep it from this machine's own.
test.use({ cookiesDeclined: false, permissions: ['local-network-access'] });

interface Counted {
  name: string;
  url: string;
  domain: string;
  props?: Record<string, unknown>;
}
let server: Server;
let endpoint = '';
const counted: Counted[] = [];
const names = () => counted.map(({ name, props }) => (props?.percent ? `${name} ${props.percent}` : name));

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    counted.push(JSON.parse(Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString()));
    response.writeHead(202, { 'access-control-allow-origin': '*' }).end();
  });
  endpoint = `http://localhost:${await listenOnFreePort(server)}/api/event`;
});
test.afterAll(() => void server.close());
test.beforeEach(() => {
  counted.length = 0;
});
test.describe.configure({ mode: 'serial' });

/**
 * Pages as a build with this environment prints them: the same <meta>, and the same sources in the policy. A build of
 * its own would take as long as all these tests; tests/site/second-identity.test.ts looks at one. Call before opening.
 */
async function withAnalytics(page: Page, environment: Record<string, string>): Promise<void> {
  const analytics = analyticsOf(environment);
  const { script, connect } = analyticsSources(analytics);
  const meta = `<meta name="analytics" content="${JSON.stringify(analytics).replaceAll('"', '&quot;')}">`;
  await page.route(
    (url) => url.host.startsWith('localhost:') && !/\.\w+$|\/api\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const printed = (await response.text())
        .replace("connect-src 'self'", ["connect-src 'self'", ...connect].join(' '))
        .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
        .replace('</head>', `${meta}</head>`);
      await route.fulfill({ response, body: printed });
    },
  );
}

const endpointOnly = () => ({ PUBLIC_ANALYTICS_URL: endpoint, PUBLIC_ANALYTICS_DOMAIN: 'probate-site.example' });
const accepted = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'accepted'), consentKey);
const decide = async (page: Page, answer: 'Accept' | 'Decline') => {
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await consentSheet(page).getByRole('button', { name: answer }).click();
};
const scrollThrough = async (page: Page) => {
  for (const share of [0.3, 0.6, 1])
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
};

test('tracks nothing before consent, each scroll depth once, and nothing after consent is withdrawn', async ({
  page,
}) => {
  const violations = await cspViolations(page);
  const errors = errorsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url() === endpoint && sent.push(request.postData() ?? ''));
  await withAnalytics(page, endpointOnly());
  await page.goto(`${article}?utm_source=mail&email=ann@example.com#sources`);
  await scrollThrough(page);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Cookie choices' }).focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => scrollTo(0, 0));
  await consentSheet(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(names).toEqual(['pageview']);
  expect(counted[0]).toEqual({
    name: 'pageview',
    domain: 'probate-site.example',
    url: `${new URL(page.url()).origin}${article}`,
  });
  await scrollThrough(page);
  const marks = [25, 50, 75, 90, 100].map((percent) => `scroll-depth ${percent}`);
  await expect.poll(() => names().sort()).toEqual(['pageview', ...marks].sort());
  await page.evaluate(() => scrollTo(0, 0));
  await scrollThrough(page);
  await settled(page);

  await decide(page, 'Decline');
  sent.length = 0;
  await page.goto('/');
  await touched(page.getByLabel('Ask any question'));
  await page.getByLabel('Ask any question').fill('How long does it take?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Assistant:')).toBeVisible();
  expect(sent).toEqual([]);
  expect(violations()).toEqual([]);
  expect(errors).toEqual([]);
  // The second time through, no mark was counted again.
  expect(names().sort()).toEqual(['pageview', ...marks].sort());
});

test('questions, the exit offer and leads are tracked without any text of the visitor', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: 'x' } }));
  await accepted(page);
  await withAnalytics(page, endpointOnly());
  await page.goto('/chatbot?q=Secret+question');
  await expect.poll(names).toContain('question-asked');

  await page.clock.install();
  await page.goto(article);
  await page.clock.runFor(600);
  await forget(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(names).toContain('exit-intent-closed');
  await forget(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByLabel('Email address').fill('ann@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Send me the guide' }).click();
  await page.waitForURL('**/download-guide');
  await expect.poll(names).toEqual(expect.arrayContaining(['lead-submitted', 'exit-intent-submitted']));

  const offers = counted.filter(({ name }) => name.startsWith('exit-intent'));
  expect(offers.map(({ name }) => name)).toEqual([
    'exit-intent-shown',
    'exit-intent-closed',
    'exit-intent-shown',
    'exit-intent-submitted',
  ]);
  for (const { props } of offers) expect(props).toEqual({ variant: 'default', trigger: 'escape' });
  expect(counted.find(({ name }) => name === 'lead-submitted')?.props).toEqual({ form: 'exit-intent' });
  const sent = JSON.stringify(counted);
  for (const word of ['ann', 'Secret', '?', '#']) expect(sent).not.toContain(word);
});

test('a page that does not scroll counts as read to its end; a failing endpoint breaks nothing', async ({ page }) => {
  const errors = errorsOf(page);
  await accepted(page);
  await page.setViewportSize({ width: 1280, height: 4000 });
  await withAnalytics(page, endpointOnly());
  await page.goto('/blog/no-such-post');
  await expect.poll(names).toEqual(expect.arrayContaining(['scroll-depth 25', 'scroll-depth 100']));
  const views = () => names().filter((name) => name === 'pageview').length;
  const before = views();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(views).toBe(before + 1);
  await page.route(endpoint, (route) => route.abort());
  await page.goto(article);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(consentSheet(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('Google’s script is fetched only after consent, and withdrawing consent stops it', async ({ page }) => {
  const violations = await cspViolations(page);
  let fetched = 0;
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched++;
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/"' });
  });
  await withAnalytics(page, { PUBLIC_GA4_ID: 'G-ABC123' });
  await page.goto(`${article}?email=ann@example.com`);
  await scrollThrough(page);
  await settled(page);
  expect(fetched).toBe(0);
  await decide(page, 'Accept');
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('_ga=1');
  const layer = () =>
    page.evaluate(() =>
      JSON.stringify((Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((one) => [...Array.from(one)])),
    );
  expect(await layer()).toContain('["event","page_view",{}]');
  expect(await layer()).toContain(`"page_location":"${new URL(page.url()).origin}${article}"`);
  expect(await layer()).not.toContain('ann');
  // Withdrawn on a later page, before this one came back.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'declined');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, consentKey);
  expect(await page.evaluate(() => [document.cookie, Reflect.get(window, 'ga-disable-G-ABC123')])).toEqual(['', true]);
  await page.evaluate((key) => localStorage.setItem(key, 'accepted'), consentKey);
  // It would read what a visitor types from these addresses.
  for (const asks of ['/search?q=ann', '/chatbot?q=ann']) {
    await page.goto(asks);
    await settled(page);
  }
  expect(fetched).toBe(1);
  await decide(page, 'Decline');
  expect(await page.evaluate(() => [document.cookie, Reflect.get(window, 'ga-disable-G-ABC123')])).toEqual(['', true]);
  expect(violations()).toEqual([]);
});
