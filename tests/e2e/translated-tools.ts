// A visitor’s steps through every tool, as translated.spec.ts repeats them on a translated page.
import { expect } from '@playwright/test';
import { choose, fill, gives, press, type Step, type Walk } from './translated-walks.ts';

/** The number of children. */
const children = '[data-question="descendants"] .count-field input >> nth=0';
const seeResult = press('.tool-all');
/** An entry of the log, and what it lacks. */
const logSteps: Step[] = [
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
];

export const tools: Walk[] = [
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
    name: 'small estate',
    path: '/tools/small-estate',
    first: ['[name="death-year"]', '2026'],
    steps: [
      ...gives(
        'death=2026-03-10&spouse=no&assets=36000&spouse=yes&all-to-spouse=will&all-to-spouse=no-will&assets=many',
      ),
      seeResult,
      ...gives('assets=20000'),
    ],
  },
  {
    name: 'commission',
    path: '/tools/executor-commission',
    first: ['[name="personal"]', '1000'],
    steps: [
      seeResult,
      ...gives('personal=299211&sold=150000&executors=2&will-sets-fee=yes&will-sets-fee=no&personal='),
    ],
  },
  {
    name: 'who inherits',
    isTranslatedLate: true,
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
    name: 'selling the house',
    path: '/tools/selling-the-house',
    first: ['[name="title"] >> nth=0', 'alone'],
    steps: [...gives('title=alone&will=no&heirs=3&title=tod&title=shared')],
  },
  {
    name: 'your deed',
    isTranslatedLate: true,
    path: '/tools/your-deed',
    first: ['[name="deed"] >> nth=0', 'one'],
    steps: [
      ...gives(
        'deed=survivorship&died=one-of-them&divorced=yes&deed=transfer-on-death&died=owner&recorded=no&deed-read=no',
      ),
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
      ...gives('price=240000&agent-fee=5'),
      seeResult,
      ...gives('agent-fee=5%25&offer=195000&house-value=240000&shares=3&keeper=2&worth=230000&loan=300000'),
      press('[name="left-out"] >> nth=0'),
      ...gives('spouse=no'),
      press('[name="left-out"] >> nth=0'),
    ],
  },
  {
    name: 'offer sheet',
    path: '/tools/offer-sheet',
    first: ['[name="offer-1-price"]', '195000'],
    steps: [
      ...gives('offer-1-proof=promised'),
      press('[name="offer-1-conditions"] >> nth=3'),
      seeResult,
      ...gives('offer-2-price=205000&offer-3-price=many'),
      seeResult,
      ...gives('offer-3-price=205000&house-value=240000&offer-2-price='),
    ],
  },
  {
    name: 'plan',
    isTranslatedLate: true,
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
      ...gives('will=yes'),
      // The pages share one storage, as tabs do: saved last.
      press('.save-panel .button >> nth=0'),
      (page) => expect(page.locator('.save-panel')).toHaveAttribute('data-saved', 'current'),
      press('.save-panel button >> nth=1'),
      press('.save-confirm button >> nth=1'),
    ],
  },

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
];
