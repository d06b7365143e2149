// Shared by the browser tests of the question box.
import type { Page } from '@playwright/test';
import type { AnswerCard, ChatAnswer } from '../../src/features/questions/contract.ts';
import { a11yViolationsInAllColors } from './a11y-violations.ts';
import { touched } from './settled.ts';

/** The box of the home page. */
export const box = (page: Page) => page.getByRole('textbox', { name: 'Ask any question about Ohio probate' });
export const history = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** Opens a page and hydrates its question box. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await touched(page.locator('#question'));
}

export async function ask(page: Page, question: string) {
  await page.locator('#question').fill(question);
  await page.locator('#question').press('Enter');
}

const card = {
  question: 'How long is it, as a rule?',
  answer: 'It depends on <b>three</b> things:\n• the court\n• the creditors\nAsk the court.',
  cases: [{ if: 'a house is sold', then: 'it takes longer.' }],
  title: 'How long is it, as a rule?',
  url: '/how-long-does-probate-take-in-ohio',
  figures: [{ values: '6 months', source: 'Ohio Revised Code 2117.06', url: 'https://codes.ohio.gov/' }],
  shows: 'whole',
} satisfies AnswerCard;

/** An answer with all of its parts. */
export const full: ChatAnswer = {
  kind: 'question',
  response: 'It depends on three things.',
  answers: [
    card,
    {
      ...card,
      question: 'What does it cost, as a rule?',
      answer: 'Less than many fear.',
      url: '/cost-of-probate-in-ohio',
      shows: 'question',
    },
  ],
  sources: [],
  outcome: 'quote',
  tool: { title: 'Work out your own dates', url: '/tools/deadlines#death=2026-03-10&letters=2026-04-15' },
  followUps: ['What can make it longer?', 'What does it cost?'],
};

interface Asked {
  message: string;
  previous?: string;
  context: string;
}

/** Mocks the server's answers and records the requests. */
export async function answering(page: Page, answer: object): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/chat', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: answer });
  });
  return asked;
}

/** axe violations in the box and its panel. */
export const boxViolations = (page: Page): Promise<string[]> => a11yViolationsInAllColors(page, '.ask');
