// The policy of each case of message: whether pages are searched, and which prepared replies go around the cards
// (src/content/question-replies.yaml).
import type { Intent } from './contract.ts';

export interface Policy {
  intent: Intent;
  /**
   * Which passages may be cards: any; any where the message asks something, else as `closed`; closed ones, where it asks
   * something or tells of an estate; closed ones where a page surely answers; those about two states; those about
   * ourselves; none.
   */
  cards: 'any' | 'where-asked' | 'closed' | 'where-sure' | 'two-states' | 'about-us' | 'none';
  /** Ids of the reply where there is no card, and of those before and after the cards. */
  otherwise: string;
  before?: string | undefined;
  after?: string | undefined;
}

const row = (intent: Intent, cards: Policy['cards'], otherwise: string, before?: string, after?: string): Policy => ({
  intent,
  cards,
  otherwise,
  before,
  after,
});

export const policies = {
  question: row('question', 'any', 'nothing-found'),
  'legal-advice': row('legal-advice', 'any', 'legal-advice', 'legal-advice-before', 'legal-advice-after'),
  grief: row('grief', 'where-asked', 'grief', 'grief'),
  'loss-told': row('grief', 'where-asked', 'grief', 'grief'),
  'suicide-loss': row('grief', 'where-asked', 'suicide-loss', 'suicide-loss'),
  /** A need is possible, and nothing is asked: of a crisis, of another need, of one after a question. */
  'heard-crisis': row('crisis', 'where-sure', 'heard'),
  heard: row('crisis', 'closed', 'heard'),
  'heard-follow-up': row('grief', 'any', 'heard', 'heard'),
  emergency: row('crisis', 'none', 'emergency'),
  crisis: row('crisis', 'none', 'crisis'),
  /** What a message tells of a family may sound like one of these needs and be none. */
  danger: row('crisis', 'closed', 'danger', 'danger'),
  'child-harm': row('crisis', 'closed', 'child-harm', 'child-harm'),
  'elder-harm': row('crisis', 'closed', 'elder-harm', 'elder-harm'),
  'other-state': row('other-state', 'two-states', 'other-state', 'other-state'),
  'language-es': row('other-language', 'any', 'language-es', 'language-es-before'),
  'other-language': row('other-language', 'none', 'language-und'),
  'prompt-injection': row('prompt-injection', 'any', 'prompt-injection', 'prompt-injection'),
  about: row('about', 'about-us', 'about'),
  contact: row('about', 'none', 'contact'),
  pay: row('about', 'none', 'pay'),
  greeting: row('greeting', 'none', 'greeting'),
  thanks: row('greeting', 'none', 'thanks'),
  'out-of-scope': row('out-of-scope', 'where-sure', 'out-of-scope', 'perhaps-outside'),
  'courts-other-work': row('out-of-scope', 'where-sure', 'courts-other-work', 'courts-other-work'),
  unclear: row('unclear', 'none', 'unclear'),
  /** Nothing is left once the number is removed. */
  'personal-number': row('personal-number', 'none', 'personal-number'),
};

export type Case = keyof typeof policies;
