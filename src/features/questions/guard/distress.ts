// The plainest words of a person in need (plain-needs.json), each with a message that has them: what is noticed before
// what was learned (need.ts) has come to a browser, and in languages of which too little was learned.
import { createGroupReader, createSignReader } from '../intent/signs.ts';
import { wordsOf } from '../normalize.ts';
import needContext from './need-context.json' with { type: 'json' };
import plainNeeds from './plain-needs.json' with { type: 'json' };

export type Distress = 'emergency' | 'crisis' | 'danger' | 'child-harm' | 'elder-harm' | 'suicide-loss';

const readNeed = createSignReader(plainNeeds);
/** The most pressing need that plain words of a message tell, if any. Takes the words as typed. */
export const detectDistress = (message: string): Distress | undefined =>
  readNeed(wordsOf(message), [])?.is as Distress | undefined;

/** Takes an alarm back to a line: "im ok, truly". */
export const retractsAlarm = createGroupReader(needContext, 'taken-back');
/** Parents tell of a baby that died: they get kind words, and no word of children who are hurt. */
export const mentionsBabyLoss = createGroupReader(needContext, 'baby-loss');

const hasSpanishWords = createGroupReader(needContext, 'spanish');
/** A person in need writes in Spanish. */
export const writesInSpanish = (message: string): boolean => /[¿¡ñ]/.test(message) || hasSpanishWords(message);
