// `npm run bench:islands`: from what a visitor does to the next paint, by the browser's Event Timing, on a processor
// slowed down four times; beside a page with the same controls and no script.
import { type Browser, chromium, type Page } from '@playwright/test';
import { consentKey } from '../src/features/consent/consent.ts';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { serveCopy } from './served-copy.ts';
import { printTable, type Row, times } from './table.ts';

const limit = 100;
const slowdown = 4;
/** Other programs on the machine only ever add: the best of these counts. */
const rounds = Number(process.env.ROUNDS ?? 5);
/** The browser reports nothing shorter. */
const shortest = 16;

type Step = [name: string, act: (page: Page) => Promise<void>];

const question = (page: Page) => page.locator('#question');
const chat: Step[] = [
  ['chat: first touch of the box', (page) => question(page).click()],
  ['chat: first key', (page) => page.keyboard.type('W')],
  [
    'chat: sending the first question',
    async (page) => {
      await question(page).fill('What does probate cost?');
      await page.keyboard.press('Enter');
    },
  ],
];
const form: Step[] = [
  ['form: first touch of a field', (page) => page.getByLabel('Full name').click()],
  ['form: first key', (page) => page.keyboard.type('A')],
  [
    'form: sending',
    async (page) => {
      await page.getByLabel('Full name').fill('Ann Example');
      await page.getByLabel('Email address').fill('ann@example.com');
      await page.getByLabel('County').selectOption('franklin');
      await page.getByLabel(/I agree/).check();
      await page.getByRole('button', { name: 'Send my request' }).click();
    },
  ],
];
const plain = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title></head><body>
<form action="/plain" target="elsewhere"><label for="question">Question</label><input id="question"><button>Ask</button></form>
<form action="/plain" target="elsewhere"><label for="name">Full name</label><input id="name"><label for="email">Email address</label><input id="email"><label for="county">County</label><select id="county"><option>none</option><option>franklin</option></select><input type="checkbox" id="consent"><label for="consent">I agree</label><button>Send my request</button></form>
<iframe name="elsewhere" title="Answers"></iframe></body></html>`;

const site = await serveCopy({ '/plain': plain });

/** The longest interaction of each step in milliseconds, on a page that was just opened. */
async function measure(browser: Browser, path: string, steps: Step[]): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'declined');
    const seen: number[] = [];
    Reflect.set(window, 'interactions', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (Reflect.get(entry, 'interactionId')) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, consentKey);
  const page = await context.newPage();
  await page.goto(site.address + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const longest: number[] = [];
  for (const [, act] of steps) {
    await act(page);
    await page.waitForTimeout(1500);
    const seen = await page.evaluate(() => (Reflect.get(window, 'interactions') as number[]).splice(0));
    longest.push(Math.max(shortest, ...seen));
  }
  await context.close();
  return longest;
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const rows: Row[] = [];
for (const [path, steps] of [
  ['/', chat],
  ['/lead-form', form],
] as const) {
  const best = { product: steps.map(() => Infinity), reference: steps.map(() => Infinity) };
  for (let round = 0; round < rounds; round++) {
    const product = await measure(browser, path, steps);
    const reference = await measure(browser, '/plain', steps);
    best.product = best.product.map((time, at) => Math.min(time, product[at] ?? Infinity));
    best.reference = best.reference.map((time, at) => Math.min(time, reference[at] ?? Infinity));
  }
  steps.forEach(([name], at) => {
    const [product = 0, reference = 0] = [best.product[at], best.reference[at]];
    rows.push({
      name,
      product: `${product} ms`,
      reference: `${reference} ms`,
      ratio: times(product, reference),
      limit: `${limit} ms`,
      met: product < limit,
    });
  });
}
await browser.close();
await site.stop();
printTable(`Islands: interaction to next paint, processor ${slowdown} times slower, best of ${rounds}`, rows);
