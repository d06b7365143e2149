// A visitor’s steps through every island, as translated.spec.ts repeats them on a translated page.
import { expect, type Page } from '@playwright/test';
import { formOf } from '../support/lead-form.ts';
import { article } from '../support/overlays.ts';
import { answering, full } from '../support/question-box.ts';
import { answer } from '../support/tool-page.ts';

type Step = (page: Page) => Promise<unknown>;

export interface Walk {
  name: string;
  path: string;
  /** A field of the island: typed into before its code arrives, and waited for. Overlays have none before they open. */
  first?: [selector: string, text: string];
  steps: Step[];
  prepare?: Step;
  /** Also translated after the first touch: one island of each frame, as the others then run the same code. */
  isTranslatedLate?: true;
}

export const fill =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).fill(text);
export const choose =
  (selector: string, value: string): Step =>
  (page) =>
    page.locator(selector).selectOption(value);
export const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
export const give =
  (key: string, text: string): Step =>
  (page) =>
    answer(page, key, text);
export const submit: Step = (page) => formOf(page).locator('button[type="submit"]').click();

/** Fails once and is sent again: each sentence that a form can say. */
export const fails: Step = (page) => page.route('**/api/leads', (route) => route.fulfill({ status: 503, body: '{}' }));
export const accepts: Step = async (page) => {
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { id: 'a', reference: 'A1-B2' } }));
};
export const sending = (...typed: Step[]): Step[] => [submit, ...typed, submit, accepts, submit];

export const person = [fill('#firstName', 'Ann'), fill('#lastName', 'Example'), fill('#email', 'ann@example.com')];

export const forms: Walk[] = [
  {
    name: 'consultation',
    isTranslatedLate: true,
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

export const questions: Walk[] = [
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
      (page) => expect(page.locator('.assistant-log .said')).toHaveCount(3),
    ],
  },
];

/** The number of children. */
export const children = '[data-question="descendants"] .how-many input >> nth=0';
export const seeResult = press('.tool-all');
export const tools: Walk[] = [
  {
    name: 'dates',
    isTranslatedLate: true,
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
    isTranslatedLate: true,
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
    name: 'your deed',
    isTranslatedLate: true,
    path: '/tools/your-deed',
    first: ['[name="deed"] >> nth=0', 'one'],
    steps: [
      give('deed', 'survivorship'),
      give('died', 'one-of-them'),
      give('divorced', 'yes'),
      give('deed', 'transfer-on-death'),
      give('died', 'owner'),
      give('recorded', 'no'),
      give('deed-read', 'no'),
      press('.tool-offer button'),
      (page) => expect(page.locator('.tool-send #message')).toBeVisible(),
      press('.tool-send button[type="submit"]'),
      press('.tool-send > .button.quiet'),
    ],
  },
  {
    name: 'house options',
    path: '/tools/house-options',
    first: ['[name="loan"]', '60000'],
    steps: [
      give('price', '240000'),
      give('agent-fee', '5'),
      seeResult,
      give('agent-fee', '5%'),
      give('offer', '195000'),
      give('house-value', '240000'),
      give('shares', '3'),
      give('keeper', '2'),
      give('worth', '230000'),
      give('loan', '300000'),
      press('[name="left-out"] >> nth=0'),
      give('spouse', 'no'),
      press('[name="left-out"] >> nth=0'),
    ],
  },
  {
    name: 'offer sheet',
    path: '/tools/offer-sheet',
    first: ['[name="offer-1-price"]', '195000'],
    steps: [
      give('offer-1-proof', 'promised'),
      press('[name="offer-1-conditions"] >> nth=3'),
      seeResult,
      give('offer-2-price', '205000'),
      give('offer-3-price', 'many'),
      seeResult,
      give('offer-3-price', '205000'),
      give('house-value', '240000'),
      give('offer-2-price', ''),
    ],
  },
  {
    name: 'plan',
    isTranslatedLate: true,
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
    name: 'plan by a link',
    path: '/plan#death=2026-06-20&will=no&personal=5000',
    // Filled by the link, at once.
    first: ['[name="assets"]', ''],
    steps: [
      choose('[name="death-month"]', '05'),
      press('.plan-carried button'),
      give('will', 'yes'),
      // The pages share one storage, as tabs do: kept last.
      press('.keep .button >> nth=0'),
      (page) => expect(page.locator('.keep')).toHaveAttribute('data-kept', 'this'),
      press('.keep button >> nth=1'),
      press('.keep-asks button >> nth=1'),
    ],
  },
];

/** An entry of the log, and what it lacks. */
export const logSteps: Step[] = [
  press('.log-form [type="submit"]'),
  fill('.log-form [name="amount"]', '1.5'),
  fill('.log-form [name="what"]', 'Inventory'),
  press('.log-form [type="submit"]'),
  press('.log-kinds [value="out"]'),
  // The clock stands still: entries of another day have another place.
  fill('.log-form [name="day"]', '2026-11-20'),
  fill('.log-form [name="amount"]', '62.50'),
  fill('.log-form [name="what"]', 'Deeds'),
  press('.log-form [type="submit"]'),
  press('.log-entries button >> nth=0'),
  fill('.log-form [name="amount"]', '2'),
  press('.log-form [type="submit"]'),
  press('.log-entries button >> nth=1'),
];
tools.push(
  {
    name: 'log',
    isTranslatedLate: true,
    path: '/plan/log',
    first: ['.log-form [name="what"]', 'Court'],
    steps: logSteps,
  },
  {
    name: 'sheet for the heirs',
    path: '/plan/heirs#death=2026-03-10&letters=2026-04-15&county=ross&done=inventory-due~2026-07-01',
    // Filled by the link, at once.
    first: ['#heirs-from', ''],
    steps: [fill('#heirs-case-number', '123'), fill('#heirs-more', 'The house is empty.'), fill('#heirs-from', 'Ann')],
  },
);

export const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
export const overlays: Walk[] = [
  {
    name: 'cookie sheet',
    isTranslatedLate: true,
    path: article,
    steps: [press('#consent-wanted'), press('.consent button >> nth=0'), press('#consent-wanted'), key('Tab')],
  },
  {
    name: 'exit offer',
    isTranslatedLate: true,
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
