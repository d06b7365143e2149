import { expect, test } from 'vitest';
import { toolLink } from '../../src/features/questions/answer/tool-link.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';

const answer = (url: string, more: Partial<ChatAnswer> = {}): ChatAnswer => ({
  kind: 'question',
  outcome: 'quote',
  response: 'An answer.',
  sources: [{ title: 'A page', url }],
  answers: [],
  followUps: [],
  ...more,
});
const duties = answer('/duties-of-an-executor-in-ohio#inventory');
const noWill = answer('/what-happens-if-there-is-no-will-in-ohio#children', { kind: 'legal-advice' });
const selling = answer('/selling-a-house-in-probate-ohio#which-ways');
const glossary = answer('/glossary#inventory');

test.each([
  ['my letters came April 15 2026, when is the inventory due', glossary, '/tools/deadlines'],
  ['when do I have to file the inventory', duties, '/tools/deadlines'],
  ['dad died in April, when is it too late for creditors', duties, '/tools/deadlines'],
  ['can I get paid? house sold for $200,000', duties, '/tools/executor-commission'],
  ['mom died 5/1/2026, house worth $180,000, do we need probate', duties, '/tools/small-estate'],
  ['what does my sister get', noWill, '/tools/who-inherits'],
  ['we have two offers for moms house, $190,000 and $205,000', glossary, '/tools/offer-sheet'],
  ['should we list moms house or take the cash', selling, '/tools/house-options'],
  ['we could rent it out or sell for $190,000', glossary, '/tools/house-options'],
  ['can they sell our house below the price', selling, '/tools/selling-the-house'],
  ['mom and dad are both on the deed, he died', answer('/inheriting-property-in-ohio'), '/tools/your-deed'],
  ['his name is still on the house', answer('/old-name-on-an-ohio-deed'), '/tools/your-deed'],
  ['only my name on the title, her share', answer('/old-name-on-an-ohio-deed'), '/tools/your-deed'],
])('"%s" links to a tool', (message, to, url) => {
  const link = toolLink(message, to);
  // The address is the tool's own: nothing of the message is in it.
  expect(link?.url).toBe(url);
  expect(link?.title).not.toMatch(/\d/);
});

const dated = 'my letters came April 15 2026, when is the inventory due';
test.each([
  ['what is a deed', duties],
  ['when is the inventory due', duties],
  ['what does survivorship mean', answer('/inheriting-property-in-ohio')],
  ['when do I have to file the inventory', glossary],
  ['how much do i get', duties],
  [dated, answer('/', { kind: 'crisis' })],
  [dated, answer('/', { kind: 'other-state' })],
])('"%s" links to no tool', (message, to) => {
  expect(toolLink(message, to)).toBeUndefined();
});
