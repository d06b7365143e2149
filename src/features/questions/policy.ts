// The policy of each case of message: whether pages are searched, and which prepared replies go around the cards
// (src/content/question-replies.yaml).
import type { Intent } from './contract.ts';

export interface Policy {
  intent: Intent;
  /**
   * Which passages may be cards: any; any where the message asks something, else as `closed`; closed ones, where it asks
   * something or tells of an estate; closed ones where it is long or a page surely answers; closed ones where a page
   * surely answers; those about two states; those about ourselves; none.
   */
  cards: 'any' | 'where-asked' | 'closed' | 'where-long' | 'where-sure' | 'two-states' | 'about-us' | 'none';
  /** Ids of the reply where there is no card, and of those before and after the cards. */
  otherwise: string;
  before?: string;
  after?: string;
}

const row = (
  intent: Intent,
  cards: Policy['cards'],
  otherwise: string,
  around: Pick<Policy, 'before' | 'after'> = {},
): Policy => ({ intent, cards, otherwise, ...around });

export const policies = {
  question: row('question', 'any', 'nothing-found'),
  'legal-advice': row('legal-advice', 'any', 'legal-advice', { after: 'legal-advice-after' }),
  grief: row('grief', 'where-asked', 'grief', { before: 'grief' }),
  'loss-told': row('grief', 'where-asked', 'grief', { before: 'grief' }),
  'suicide-loss': row('grief', 'where-asked', 'suicide-loss', { before: 'suicide-loss' }),
  /** A need is possible, and nothing is asked: of a crisis, of another need, of one after a question. */
  'heard-crisis': row('crisis', 'where-sure', 'heard'),
  heard: row('crisis', 'closed', 'heard'),
  'heard-follow-up': row('grief', 'any', 'heard', { before: 'heard' }),
  emergency: row('crisis', 'none', 'emergency'),
  crisis: row('crisis', 'none', 'crisis'),
  danger: row('crisis', 'none', 'danger'),
  /** What a message tells of a family may sound like one of these needs and be none: "my son is 9 and inherits". */
  'child-harm': row('crisis', 'closed', 'child-harm', { before: 'child-harm' }),
  'elder-harm': row('crisis', 'closed', 'elder-harm', { before: 'elder-harm' }),
  'other-state': row('other-state', 'two-states', 'other-state', { before: 'other-state' }),
  'language-es': row('other-language', 'any', 'language-es', { before: 'language-es-before' }),
  'other-language': row('other-language', 'none', 'language-und'),
  'prompt-injection': row('prompt-injection', 'any', 'prompt-injection', { before: 'prompt-injection' }),
  about: row('about', 'about-us', 'about'),
  contact: row('about', 'none', 'contact'),
  pay: row('about', 'none', 'pay'),
  'property-help': row('about', 'any', 'property-help', { before: 'property-help' }),
  guide: row('about', 'any', 'guide', { before: 'guide' }),
  greeting: row('greeting', 'none', 'greeting'),
  thanks: row('greeting', 'none', 'thanks'),
  'out-of-scope': row('out-of-scope', 'where-long', 'out-of-scope', { before: 'perhaps-outside' }),
  'courts-other-work': row('out-of-scope', 'where-long', 'courts-other-work', { before: 'courts-other-work' }),
  unclear: row('unclear', 'none', 'unclear'),
  /** Nothing is left once the number is removed. */
  'personal-number': row('personal-number', 'none', 'personal-number'),
};

export type Case = keyof typeof policies;
