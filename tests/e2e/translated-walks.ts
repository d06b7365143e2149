// A visitor’s steps through the islands besides the tools, as translated.spec.ts repeats them on a translated page.
import { expect, type Page } from '@playwright/test';
import { formOf } from '../support/lead-form.ts';
import { article } from '../support/overlays.ts';
import { answering, full } from '../support/question-box.ts';
import { answer, answersOf } from '../support/tool-page.ts';

export type Step = (page: Page) => Promise<unknown>;

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
/** Answers typed one after the other, written as they are in an address. */
export const gives = (answers: string): Step[] =>
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
const sending = (...typed: Step[]): Step[] => [submit, ...typed, submit, accepts, submit];

const person = [fill('#firstName', 'Ann'), fill('#lastName', 'Example'), fill('#email', 'ann@example.com')];

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
      (page) => expect(page.locator('.assistant-log .message')).toHaveCount(3),
    ],
  },
];

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
export const overlays: Walk[] = [
  {
    name: 'cookie sheet',
    isTranslatedLate: true,
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
