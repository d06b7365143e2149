// From a visitor's action to the next paint, by the browser's Event Timing API, on a processor slowed down four times;
// beside a page with the same controls and no script.
import type { Browser, Page } from '@playwright/test';
import { consentKey } from '../src/features/consent/stored-choice.browser.ts';
import { limited, milliseconds, type Row } from './table.ts';

/** Milliseconds. */
const maxDelay = 100;
const slowdown = 4;
/** The browser reports nothing shorter. */
const minReported = 16;
/** Other programs on the machine only add time, so the best round counts. */
const rounds = 3;

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

/** The same controls without a script. */
export const plainPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title></head><body>
<form action="/plain" target="elsewhere"><label for="question">Question</label><input id="question"><button>Ask</button></form>
<form action="/plain" target="elsewhere"><label for="name">Full name</label><input id="name"><label for="email">Email address</label><input id="email"><label for="county">County</label><select id="county"><option>none</option><option>franklin</option></select><input type="checkbox" id="consent"><label for="consent">I agree</label><button>Send my request</button></form>
<iframe name="elsewhere" title="Answers"></iframe></body></html>`;

/** The longest delay of each step in milliseconds, on a newly opened page. */
async function delays(browser: Browser, address: string, steps: Step[]): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'declined');
    const durations: number[] = [];
    Reflect.set(window, 'durations', durations);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, consentKey);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const maxDelays: number[] = [];
  for (const [, act] of steps) {
    await act(page);
    await page.waitForTimeout(1500);
    const durations = await page.evaluate(() => (Reflect.get(window, 'durations') as number[]).splice(0));
    maxDelays.push(Math.max(minReported, ...durations));
  }
  await context.close();
  return maxDelays;
}

/** A row for each interaction of the site at `origin`, which also serves `plainPage` as /plain. */
export async function interactionRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, steps] of [
    ['/', chat],
    ['/lead-form', form],
  ] as const) {
    let ours = steps.map(() => Infinity);
    let plain = ours;
    for (let round = 0; round < rounds; round++) {
      const [a, b] = [await delays(browser, origin + path, steps), await delays(browser, `${origin}/plain`, steps)];
      ours = ours.map((delay, index) => Math.min(delay, a[index] as number));
      plain = plain.map((delay, index) => Math.min(delay, b[index] as number));
    }
    for (const [index, [name]] of steps.entries())
      rows.push(limited(name, ours[index] as number, plain[index] as number, maxDelay, milliseconds));
  }
  return rows;
}
