// A page that the browser translates, before an island is first touched or after, is the page that everybody else has.
import { expect, type Page } from '@playwright/test';
import { formOf } from '../support/lead-form.ts';
import { article, errorsOf } from '../support/overlays.ts';
import { answering, full } from '../support/question-box.ts';
import { hydrated, scriptsStarted } from '../support/settled.ts';
import { answer } from '../support/tool-page.ts';
import { test } from '../support/visitor.ts';
import { seen, translatePage } from './translate-page.ts';

type Step = (page: Page) => Promise<unknown>;

interface Walk {
  name: string;
  path: string;
  /** A field of the island: typed into before its code arrives, and waited for. Overlays have none before they open. */
  first?: [selector: string, text: string];
  steps: Step[];
  prepare?: Step;
}

const fill =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).fill(text);
const choose =
  (selector: string, value: string): Step =>
  (page) =>
    page.locator(selector).selectOption(value);
const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
const give =
  (key: string, text: string): Step =>
  (page) =>
    answer(page, key, text);
const submit: Step = (page) => formOf(page).locator('button[type="submit"]').click();

/** Fails once and is sent again: each sentence that a form can say. */
const fails: Step = (page) => page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '{}' }));
const accepts: Step = async (page) => {
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: 'a', reference: 'A1-B2' } }));
};
const sending = (...typed: Step[]): Step[] => [submit, ...typed, submit, accepts, submit];

const person = [fill('#firstName', 'Ann'), fill('#lastName', 'Example'), fill('#email', 'ann@example.com')];

const forms: Walk[] = [
  {
    name: 'consultation',
    path: '/lead-form',
    first: ['#name', 'Ann'],
    steps: sending(fill('#email', 'ann@example.com'), choose('#county', 'summit'), press('#consent')),
  },
  {
    name: 'consultation test',
    path: '/lead-form-simple',
    first: ['#notes', 'Two brothers.'],
    steps: sending(fill('#name', 'Ann'), fill('#email', 'a@example.com'), choose('#county', 'Ross'), press('#consent')),
  },
  {
    name: 'guide',
    path: '/optimized-lead-form',
    first: ['#details', 'Call late.'],
    steps: sending(...person, choose('#county', 'Ross')),
  },
  { name: 'email', path: '/download-guide-enhanced', first: ['#email', 'ann@'], steps: sending(person[2] as Step) },
  { name: 'download', path: '/download-guide', first: ['#phone', '614 555 0100'], steps: sending(...person) },
  {
    name: 'sale',
    path: '/selling-house-probate?intent=cash-offer',
    first: ['#propertyAddress', '1 Main Street'],
    steps: sending(
      ...person,
      fill('#phone', '614 555 0100'),
      choose('#county', 'Ross'),
      choose('#roleInProbate', 'heir'),
      choose('#contactPreference', 'text'),
    ),
  },
];

const questions: Walk[] = [
  {
    name: 'question box',
    path: '/',
    first: ['#question', 'what does it'],
    prepare: async (page) => void (await answering(page, full)),
    steps: [
      fill('#question', 'how long does it take'),
      (page) => page.locator('#question').press('Enter'),
      fill('#question', 'x'.repeat(490)),
      press('.ask-next button'),
      press('.ask-clear'),
    ],
  },
  {
    name: 'assistant',
    path: '/chatbot',
    first: ['#assistant-message', 'how do I'],
    steps: [
      fill('#assistant-message', 'how do I start'),
      (page) => page.locator('#assistant-message').press('Enter'),
      (page) => expect(page.locator('.assistant-log .said')).toHaveCount(3),
    ],
  },
];

/** The number of children. */
const children = '[data-question="descendants"] .how-many input >> nth=0';
const seeResult = press('.tool-all');
const tools: Walk[] = [
  {
    name: 'dates',
    path: '/tools/deadlines',
    first: ['[name="death-year"]', '2026'],
    steps: [
      seeResult,
      give('death', '2026-03-10'),
      give('letters', '2026-04-15'),
      give('spouse', 'yes'),
      give('letters', '2026-02-15'),
      seeResult,
      give('letters', '2026-06-20'),
      give('will', 'no'),
      press('.tool-term summary'),
    ],
  },
  {
    name: 'small estate',
    path: '/tools/small-estate',
    first: ['[name="death-year"]', '2026'],
    steps: [
      give('death', '2026-03-10'),
      give('spouse', 'no'),
      give('assets', '36000'),
      give('spouse', 'yes'),
      give('all-to-spouse', 'will'),
      give('all-to-spouse', 'no-will'),
      give('assets', 'many'),
      seeResult,
      give('assets', '20000'),
    ],
  },
  {
    name: 'commission',
    path: '/tools/executor-commission',
    first: ['[name="personal"]', '1000'],
    steps: [
      seeResult,
      give('personal', '299211'),
      give('sold', '150000'),
      give('executors', '2'),
      give('will-sets-fee', 'yes'),
      give('will-sets-fee', 'no'),
      give('personal', ''),
    ],
  },
  {
    name: 'who inherits',
    path: '/tools/who-inherits',
    first: ['[name="net"]', '100000'],
    steps: [
      give('spouse', 'yes'),
      fill(children, '2'),
      press('[data-question="descendants"] .person:has(legend) [type="radio"] >> nth=1'),
      press('[data-question="descendants"] .how-many button:last-child'),
      press('[name="doubts"] >> nth=0'),
      press('[name="doubts"] >> nth=0'),
      press('[name="doubts"] >> nth=2'),
      press('[data-question="descendants"] .person-remove'),
      fill(children, '200'),
      give('spouse', 'no'),
      fill(children, '0'),
      give('parents', '1'),
    ],
  },
  {
    name: 'selling the house',
    path: '/tools/selling-the-house',
    first: ['[name="title"] >> nth=0', 'alone'],
    steps: [
      give('title', 'alone'),
      give('will', 'no'),
      give('heirs', '3'),
      give('title', 'tod'),
      give('title', 'shared'),
    ],
  },
  {
    name: 'plan',
    path: '/plan',
    first: ['[name="death-year"]', '2026'],
    steps: [
      give('death', '2026-06-20'),
      give('will', 'no'),
      give('death', '2026-07-20'),
      give('spouse', 'yes'),
      (page) => page.getByRole('textbox').and(page.locator('.plan-count input')).first().fill('2'),
      give('land', '180000'),
      give('title', 'alone'),
      (page) => page.locator('[data-question="county"] select').selectOption('franklin'),
      give('death', '2026-05-21'),
      press('.tool-buttons .button.quiet >> nth=0'),
      (page) => expect(page.locator('.plan-send #notes')).toBeVisible(),
      press('.plan-send button[type="submit"]'),
      press('.plan-send > .button.quiet'),
    ],
  },
  {
    name: 'plan by a link',
    path: '/plan#death=2026-06-20&will=no&personal=5000',
    // Filled by the link, at once.
    first: ['[name="assets"]', ''],
    steps: [
      choose('[name="death-month"]', '05'),
      press('.plan-carried button'),
      press('.tool-actions .button:has-text("Keep"), .tool-buttons .button.quiet >> nth=3'),
      give('will', 'yes'),
    ],
  },
];

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
const overlays: Walk[] = [
  {
    name: 'cookie sheet',
    path: article,
    steps: [press('#consent-wanted'), press('.consent button >> nth=0'), press('#consent-wanted'), key('Tab')],
  },
  {
    name: 'exit offer',
    path: article,
    steps: [
      (page) => page.waitForFunction(() => performance.now() > 900),
      key('Escape'),
      press('.exit-offer [type="submit"]'),
      fill('.exit-offer #email', 'ann@'),
      press('.exit-offer [type="submit"]'),
      fill('.exit-offer #email', 'ann@example.com'),
      press('.exit-offer p button'),
    ],
  },
];

type Translated = 'never' | 'before the first touch' | 'after the first touch';

/** Opens the page, types before the island's code has come, and waits for it. */
async function start(page: Page, { path, first, prepare }: Walk, translated: Translated) {
  const errors = errorsOf(page);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('503')) errors.push(message.text());
  });
  await fails(page);
  await prepare?.(page);
  await page.goto(path);
  await scriptsStarted(page);
  if (translated === 'before the first touch') await translatePage(page);
  if (first) {
    const [selector, text] = first;
    const field = page.locator(selector);
    await field.evaluate((element: HTMLInputElement, typed) => {
      element.value = typed;
    }, text);
    // A link wakes the tool by itself, and refills its fields.
    if (path.includes('#')) await hydrated(field);
    await field.focus();
    await hydrated(field);
  }
  if (translated === 'after the first touch') await translatePage(page);
  return { page, translated, errors };
}

test.use({ guideOffered: false });

for (const one of [...forms, ...questions, ...tools, ...overlays])
  test(`${one.name}: translated, it is the same`, async ({ context }) => {
    const open = async (translated: Translated) => {
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-11-28T15:00:00Z');
      return start(page, one, translated);
    };
    const original = await open('never');
    const others = [await open('before the first touch'), await open('after the first touch')];
    for (const [at, step] of [() => Promise.resolve(), ...one.steps].entries()) {
      for (const { page } of [original, ...others]) await step(page);
      for (const { page, translated } of others)
        await expect(async () => {
          expect(await seen(page), `translated ${translated}, step ${at}`).toEqual(await seen(original.page));
        }).toPass();
    }
    for (const { errors } of [original, ...others]) expect(errors).toEqual([]);
  });

test('a draft that was restored on a translated page stays when its form is touched', async ({ page }) => {
  await page.goto('/lead-form');
  await formOf(page).locator('#name').fill('Ann Example');
  await formOf(page).locator('#county').selectOption('summit');
  await page.reload();
  await translatePage(page);
  await page.locator('#notes').focus();
  await hydrated(page.locator('#notes'));
  await expect(page.locator('#name')).toHaveValue('Ann Example');
  await expect(page.locator('#county')).toHaveValue('summit');
  await expect(page.locator('#notes')).toBeFocused();
});

test('a summary of errors follows after the original was shown again', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/lead-form');
  await scriptsStarted(page);
  await translatePage(page);
  const summary = formOf(page).locator('.form-errors');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveCount(4);
  await page.evaluate(() => {
    for (const font of [...document.querySelectorAll('font')].reverse()) font.replaceWith(...font.childNodes);
    document.body.normalize();
  });
  await formOf(page).locator('#name').fill('Ann');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(summary).toHaveText(/Please look at 3 fields:/);
  expect(errors).toEqual([]);
});
