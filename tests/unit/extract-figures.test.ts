import { expect, test } from 'vitest';
import { extractAmounts } from '../../src/features/questions/answer/extract-amounts.ts';
import { extractDates } from '../../src/features/questions/answer/extract-dates.ts';
import { toolLink } from '../../src/features/questions/answer/tool-link.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';

const today = '2026-11-21';

test.each([
  ['I got letters April 15, when is the inventory due', { letters: '2026-04-15' }],
  ['appointed on April 15th, 2026', { letters: '2026-04-15' }],
  ['letters of authority were issued 4/15/26', { letters: '2026-04-15' }],
  ['the court appointed me 2026-04-15', { letters: '2026-04-15' }],
  ['April 15 is when I was appointed', { letters: '2026-04-15' }],
  ['He died and on Wednesday, April 15 I was appointed', { letters: '2026-04-15' }],
  ['date of death: 12/5/2025', { death: '2025-12-05' }],
  ['she died December 5', { death: '2025-12-05' }],
  ['he passed away on the 5th of May last year', { death: '2025-05-05' }],
  ['mom passed Sept. 3, 1999', { death: '1999-09-03' }],
  ['dad died 3/2/99 and I was appointed May 1 1999', { death: '1999-03-02', letters: '1999-05-01' }],
])('"%s": the day is plain', (message, state) => {
  expect(extractDates(message, today)).toEqual({ any: true, state });
});

test.each([
  'the deadline passed April 15',
  'mom died April 3 and dad died May 5',
  'I was appointed about April 15',
  'my appointment with the lawyer is April 15',
  'the hearing to be appointed is April 15',
  'the death certificate is dated April 20',
  'I got letters from creditors on April 15',
  'he died on 15/4/2026',
  'he died on February 30 2024',
  'she died on December 5 2026',
  'he died April 15, two years ago',
  'if she died on April 15',
  'letters April 15 2026, she died May 1 2026',
  'the will is dated April 15 2019',
  'Dad died March 3 in 2019',
  'she died last year on March 3rd',
  "he died on March 3 '19",
  'the executor died on March 3 2026',
  'I was appointed guardian on March 3 2024',
  'the appraiser was appointed on March 3',
  'still no letters as of October 5, 2026',
  'I requested letters of authority on October 5',
  'I sent letters to the creditors on October 5',
])('"%s": no day is plain', (message) => {
  expect(extractDates(message, today)).toEqual({ any: true, state: {} });
});

test.each([
  'he died in April 2026',
  'she died on a Tuesday',
  'died March 3rd or 4th 2026',
  'my sister Mary 15 died',
  'form 5.0 and 1/2 of the house',
])('"%s" names no day', (message) => {
  expect(extractDates(message, today)).toEqual({ any: false, state: {} });
});

test.each([
  ['house worth $180,000', { land: 18_000_000 }],
  ['her house is valued at 180k and the car $5,000.50', { land: 18_000_000, vehicles: 500_050 }],
  ['a $180,000 house with a mortgage of 100k', { land: 18_000_000 }],
  ['the condo was appraised at 1.2 million', { land: 120_000_000 }],
  ['only a bank account with $20,000', { assets: 2_000_000, personal: 2_000_000 }],
  ['$9,500 for the funeral, truck is worth 8000 dollars', { funeral: 950_000, vehicles: 800_000 }],
  ['I sold the house for $210,000', { sold: 21_000_000 }],
  ['we keep the house, worth $90,000, and the house is worth $90,000', { land: 9_000_000, kept: 9_000_000 }],
  ['stocks worth $300,000 and a house worth $180,000', { land: 18_000_000 }],
  ['$20,000 in the bank, a car worth $8,000', { assets: 2_000_000, vehicles: 800_000 }],
  ['$20,000 in checking, is that below the $35,000 limit', { assets: 2_000_000, personal: 2_000_000 }],
  ['my wife has a car worth $30,000 and my late dad had $10,000 in the bank', { assets: 1_000_000 }],
  ['we have to sell the house worth $180,000', { land: 18_000_000 }],
  ['I have a funeral of $9,500', { funeral: 950_000 }],
  ['I have sold the house for $210,000', { sold: 21_000_000 }],
])('"%s": the sum is plain', (message, state) => {
  expect(extractAmounts(message)).toEqual({ any: true, state });
});

test.each([
  'house worth about $180,000',
  'a house between $100k and $150k',
  'the house is $100k-150k',
  'the house is under $200,000',
  'checking $5k and savings $10k',
  'a joint account with $20,000',
  'my half of the house is worth $90,000',
  'we have an offer of 150k on the house',
  'we owe $4,000 on the car',
  'her 401k of $30,000',
  'the estate is worth $30,000',
  'with $20,000 in his bank account and stocks worth $300,000',
  '$20,000 in checking and $300,000 in stocks',
  '$20,000 in his bank account and a brokerage account',
  '$20,000 in his bank account and furniture worth $4,000',
  '$20,000 in his bank account and jewelry worth $4,000',
  '$20,000 in his bank account and a boat worth $9,000',
  'a house with a bank account of $200,000 in all, and $5,000 in savings',
  'my wife has a car worth $30,000',
  'I have a house worth $200,000 and a car worth $9,000, my dad had nothing',
  'my house is worth $200,000',
  'he sold his house for $150,000',
  'we sold the house for $150,000 before he died',
  'the house needs $30,000 in repairs',
  'the house has a $90,000 Medicaid claim',
  'the attorney wants $5,000 for the house',
  'we spent $8,000 of her money',
  'two accounts with $30,000 each',
  'he gave me $20,000 in cash',
  'the checking account is overdrawn by $500',
  'a $400 car payment',
  "my parents' house, $300,000, is in my name",
  'a house of $150,000, they owned it together',
])('"%s": no sum is plain', (message) => {
  expect(extractAmounts(message)).toEqual({ any: true, state: {} });
});

test.each(['case 180000', 'the house has 3 bedrooms', 'in 2026', 'a 401k'])('"%s" names no sum', (message) => {
  expect(extractAmounts(message)).toEqual({ any: false, state: {} });
});

const answer = (url: string, more: Partial<ChatAnswer> = {}): ChatAnswer => ({
  kind: 'question',
  outcome: 'quote',
  response: 'An answer.',
  sources: [{ title: 'A page', url }],
  figures: [],
  followUps: [],
  ...more,
});
const duties = answer('/duties-of-an-executor-in-ohio#inventory');
const linkOf = (message: string, to = duties) => toolLink(message, to, new Date(`${today}T12:00Z`));
const link = (message: string, to = duties) => linkOf(message, to)?.url;

test.each([
  ['my letters came April 15 2026, when is the inventory due', '/tools/deadlines#letters=2026-04-15'],
  ['when do I have to file the inventory', '/tools/deadlines'],
  ['dad died in April, when is it too late for creditors', '/tools/deadlines'],
  ['can I get paid? house sold for $200,000', '/tools/executor-commission#sold=200000'],
  [
    'Dad died on March 10, 2026 with $20,000 in his bank account and stocks worth $300,000. Do we need full probate?',
    '/tools/small-estate#death=2026-03-10',
  ],
  ['mom died 5/1/2026, house worth $180,000, do we need probate', '/tools/small-estate#death=2026-05-01&land=180000'],
])('"%s" leads to %s', (message, url) => {
  expect(link(message)).toBe(url);
});

test('the title of a tool link lists the values that it prefills', () => {
  expect(linkOf('mom died 5/1/2026, house worth $180,000, do we need probate')?.title).toBe(
    'Compare your own figures with the limits (death Fri, May 1, 2026; house $180,000)',
  );
  expect(linkOf('when do I have to file the inventory')?.title).toBe('Work out your own dates');
});

test('a prefilled tool link is always offered; an empty one only where an article suggests it', () => {
  const elsewhere = answer('/glossary#inventory');
  expect(link('my letters came April 15 2026, when is the inventory due', elsewhere)).toContain('#letters=');
  expect(link('when do I have to file the inventory', elsewhere)).toBeUndefined();
});

test('whoever asks how much they get is led to the shares, beside an article on them', () => {
  const shares = answer('/what-happens-if-there-is-no-will-in-ohio#children', { kind: 'legal-advice' });
  for (const asked of ['so how much do i get if the house is worth 180000', 'what does my sister get'])
    expect(link(asked, shares)).toBe('/tools/who-inherits');
  expect(link('how much do i get', duties)).toBeUndefined();
});

test('a tool link never holds personal data', () => {
  const message =
    'I am Ann Example of 12 Main Street, 44101, ssn 078-05-1120. Letters April 15 2026, house worth $180,000: when is the inventory due?';
  expect(link(message)).toBe('/tools/deadlines#letters=2026-04-15');
});

test.each([
  ['what is a deed', duties],
  ['when is the inventory due', duties],
  ['my letters came April 15 2026, when is the inventory due', answer('/', { kind: 'crisis' })],
  ['my letters came April 15 2026, when is the inventory due', answer('/', { kind: 'other-state' })],
])('"%s" leads to no tool', (message, to) => {
  expect(link(message, to)).toBeUndefined();
});
