// The policy of each case of message: whether pages are searched, and which prepared replies go around the cards
// (src/content/question-replies.yaml).
import type { Intent } from './contract.ts';

interface Policy {
  intent: Intent;
  /**
   * Which passages may be cards: any; any where the message asks something, else as `closed`; closed ones, where it asks
   * something or tells of an estate; closed ones where a page surely answers; those about two states; those about
   * ourselves; none.
   */
  cards: 'any' | 'where-asked' | 'closed' | 'where-sure' | 'two-states' | 'about-us' | 'none';
  /** Ids of the replies before and after the cards, and of the reply where there is no card. */
  before?: string;
  after?: string;
  otherwise: string;
}

const reply = (intent: Intent, otherwise: string): Policy => ({ intent, cards: 'none', otherwise });
/** Help before closed cards: what a message tells of a family may sound like a need and be none. */
const help = (id: string): Policy => ({ intent: 'crisis', cards: 'closed', before: id, otherwise: id });

export const policies = {
  question: { intent: 'question', cards: 'any', otherwise: 'nothing-found' },
  'legal-advice': {
    intent: 'legal-advice',
    cards: 'any',
    before: 'legal-advice-before',
    after: 'legal-advice-after',
    otherwise: 'legal-advice',
  },
  grief: { intent: 'grief', cards: 'where-asked', before: 'grief', otherwise: 'grief' },
  'loss-told': { intent: 'grief', cards: 'where-asked', before: 'grief', otherwise: 'grief' },
  'suicide-loss': { intent: 'grief', cards: 'where-asked', before: 'suicide-loss', otherwise: 'suicide-loss' },
  /** A need is possible, and nothing is asked: of a crisis, of another need, of one after a question. */
  'heard-crisis': { intent: 'crisis', cards: 'where-sure', otherwise: 'heard' },
  heard: { intent: 'crisis', cards: 'closed', otherwise: 'heard' },
  'heard-follow-up': { intent: 'grief', cards: 'any', before: 'heard', otherwise: 'heard' },
  emergency: reply('crisis', 'emergency'),
  crisis: reply('crisis', 'crisis'),
  danger: help('danger'),
  'child-harm': help('child-harm'),
  'elder-harm': help('elder-harm'),
  'other-state': { intent: 'other-state', cards: 'two-states', before: 'other-state', otherwise: 'other-state' },
  'language-es': { intent: 'other-language', cards: 'any', before: 'language-es-before', otherwise: 'language-es' },
  'other-language': reply('other-language', 'language-und'),
  'prompt-injection': {
    intent: 'prompt-injection',
    cards: 'any',
    before: 'prompt-injection',
    otherwise: 'prompt-injection',
  },
  about: { intent: 'about', cards: 'about-us', otherwise: 'about' },
  contact: reply('about', 'contact'),
  pay: reply('about', 'pay'),
  greeting: reply('greeting', 'greeting'),
  thanks: reply('greeting', 'thanks'),
  'out-of-scope': {
    intent: 'out-of-scope',
    cards: 'where-sure',
    before: 'perhaps-outside',
    otherwise: 'out-of-scope',
  },
  'courts-other-work': {
    intent: 'out-of-scope',
    cards: 'where-sure',
    before: 'courts-other-work',
    otherwise: 'courts-other-work',
  },
  unclear: reply('unclear', 'unclear'),
  /** Nothing is left once the number is removed. */
  'personal-number': reply('personal-number', 'personal-number'),
} satisfies Record<string, Policy>;

export type Case = keyof typeof policies;
export const policyOf = (row: Case): Policy => policies[row];
