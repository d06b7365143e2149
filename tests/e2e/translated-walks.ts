// A visitor’s steps through one island of each kind, as translated.spec.ts repeats them on a translated page. What makes
// the others safe is in their elements, and is looked at with the accessibility of each: support/a11y-violations.ts.
import { expect, type Page } from '@playwright/test';
import { minTime } from '../../src/features/exit-offer/exit-intent.ts';
import { formOf } from '../support/lead-form.ts';
import { article } from '../support/overlays.ts';
import { answering, full } from '../support/question-box.ts';
import { answer, answersOf } from '../support/tool-page.ts';

type Step = (page: Page) => Promise<unknown>;

export interface Walk {
  name: string;
  path: string;
  /** A field of the island: typed into before its code arrives, and waited for. Overlays have none before they open. */
  first?: [selector: string, text: string];
  steps: Step[];
  prepare?: Step;
  /** Also translated after the first touch: one of each frame; the other tools run the same code. */
  isTranslatedLate?: true;
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
const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
/** Answers typed one after the other, written as they are in an address. */
const gives = (answers: string): Step[] =>
  answersOf(answers).map(
    ([key, text]): Step =>
      (page) =>
        answer(page, key, text),
  );
export const submit: Step = (page) => formOf(page).locator('button[type="submit"]').click();

/** Fails once and is sent again: each sentence that a form can say. */
export const fails: Step = (page) => page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '{}' }));
const accepts: Step = async (page) => {
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: 'a', reference: 'A1-B2' } }));
};

/** The number of children. */
const children = '[data-question="descendants"] .count-field input >> nth=0';
const seeResult = press('.tool-all');

export const walks: Walk[] = [
  {
    name: 'consultation',
    isTranslatedLate: true,
    path: '/lead-form',
    first: ['#name', 'Ann'],
    steps: [
      submit,
      fill('#email', 'ann@example.com'),
      choose('#county', 'summit'),
      press('#consent'),
      submit,
      accepts,
      submit,
    ],
  },
  {
    name: 'question box',
    isTranslatedLate: true,
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
    isTranslatedLate: true,
    path: '/chatbot',
    first: ['#assistant-message', 'how do I'],
    steps: [
      fill('#assistant-message', 'how do I start'),
      (page) => page.locator('#assistant-message').press('Enter'),
      (page) => expect(page.locator('.assistant-log .message')).toHaveCount(3),
    ],
  },
  {
    name: 'dates',
    isTranslatedLate: true,
    path: '/tools/deadlines',
    first: ['[name="death-year"]', '2026'],
    steps: [
      seeResult,
      ...gives('death=2026-03-10&letters=2026-04-15&spouse=yes&letters=2026-02-15'),
      seeResult,
      ...gives('letters=2026-06-20&will=no'),
      press('.tool-term summary'),
    ],
  },
  {
    name: 'who inherits',
    path: '/tools/who-inherits',
    first: ['[name="net"]', '100000'],
    steps: [
      ...gives('spouse=yes'),
      fill(children, '2'),
      press('[data-question="descendants"] .person:has(legend) [type="radio"] >> nth=1'),
      press('[data-question="descendants"] .count-field button:last-child'),
      press('[name="doubts"] >> nth=0'),
      press('[name="doubts"] >> nth=0'),
      press('[name="doubts"] >> nth=2'),
      press('[data-question="descendants"] .person-remove'),
      fill(children, '200'),
      ...gives('spouse=no'),
      fill(children, '0'),
      ...gives('parents=1'),
    ],
  },
  {
    name: 'plan',
    path: '/plan',
    first: ['[name="death-year"]', '2026'],
    steps: [
      ...gives('death=2026-06-20&will=no&death=2026-07-20&spouse=yes'),
      (page) => page.getByRole('textbox').and(page.locator('.plan-count input')).first().fill('2'),
      ...gives('land=180000&title=alone'),
      (page) => page.locator('[data-question="county"] select').selectOption('franklin'),
      ...gives('death=2026-05-21'),
      press('.fold:has(.plan-done) > summary'),
      press('[data-done="will-delivery"] [type="checkbox"], [data-done="hearing"] [type="checkbox"]'),
      press('[data-done="hearing"] [type="checkbox"]'),
      press('.tool-actions .button.quiet >> nth=0'),
      (page) => expect(page.locator('.tool-send #notes')).toBeVisible(),
      press('.tool-send button[type="submit"]'),
      press('.tool-send > .button.quiet'),
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
      ...gives('will=yes'),
      // The pages share one storage, as tabs do: saved last.
      press('.save-panel .button >> nth=0'),
      (page) => expect(page.locator('.save-panel')).toHaveAttribute('data-saved', 'current'),
      press('.save-panel button >> nth=1'),
      press('.save-confirm button >> nth=1'),
    ],
  },
  {
    name: 'letter',
    isTranslatedLate: true,
    path: '/letters/landlord',
    first: ['#letter-name', 'Ann Example'],
    steps: [
      fill('#letter-deceased', 'Bea Example'),
      choose('#letter-role', 'a son of the person who died'),
      fill('#letter-empty', 'May 1'),
      press('.letter-actions button >> nth=3'),
      fill('#letter-empty', ''),
      press('.letter-actions button >> nth=4'),
    ],
  },
  {
    name: 'log',
    isTranslatedLate: true,
    path: '/plan/log',
    first: ['.log-form [name="what"]', 'Court'],
    steps: [
      press('.log-form [type="submit"]'),
      fill('.log-form [name="amount"]', '1.5'),
      fill('.log-form [name="what"]', 'Inventory'),
      press('.log-form [type="submit"]'),
      press('.log-kinds [value="out"]'),
      // The clock is fixed: entries are sorted by their day.
      fill('.log-form [name="day"]', '2026-11-20'),
      fill('.log-form [name="amount"]', '62.50'),
      fill('.log-form [name="what"]', 'Deeds'),
      press('.log-form [type="submit"]'),
      press('.log-entries button >> nth=0'),
      fill('.log-form [name="amount"]', '2'),
      press('.log-form [type="submit"]'),
      press('.log-entries button >> nth=1'),
    ],
  },
  {
    name: 'sheet for the heirs',
    path: '/plan/heirs#death=2026-03-10&letters=2026-04-15&county=ross&done=inventory-due~2026-07-01',
    // Filled by the link, at once.
    first: ['#heirs-from', ''],
    steps: [fill('#heirs-case-number', '123'), fill('#heirs-more', 'The house is empty.'), fill('#heirs-from', 'Ann')],
  },
  {
    name: 'cookie sheet',
    path: article,
    steps: [
      press('#consent-wanted'),
      // An answer in one tab closes the sheet in the others.
      async (page) => {
        await press('#consent-wanted')(page);
        await press('.consent button >> nth=0')(page);
      },
      press('#consent-wanted'),
      key('Tab'),
    ],
  },
  {
    name: 'exit offer',
    path: article,
    steps: [
      (page) => page.waitForTimeout(minTime + 50),
      key('Escape'),
      press('.exit-offer [type="submit"]'),
      fill('.exit-offer #email', 'ann@'),
      press('.exit-offer [type="submit"]'),
      fill('.exit-offer #email', 'ann@example.com'),
      press('.exit-offer p button'),
    ],
  },
];
