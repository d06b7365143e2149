// Fixed phrases of a person in need (plain-needs.json), each with an example message: they work before
// the classifier (need.ts) is loaded, and in languages with too little training data.
import { createGroupReader, createSignReader } from '../intent/signs.ts';
import { wordsOf } from '../normalize.ts';
import needContext from './need-context.json' with { type: 'json' };
import plainNeeds from './plain-needs.json' with { type: 'json' };

export type Distress = 'emergency' | 'crisis' | 'danger' | 'child-harm' | 'elder-harm' | 'suicide-loss';

const readNeed = createSignReader(plainNeeds);
/** The most urgent need that fixed phrases find in a message, if any. Takes the message as typed. */
export const detectDistress = (message: string): Distress | undefined =>
  readNeed(wordsOf(message), [])?.is as Distress | undefined;

/** Reduces full help to one line: "im ok, truly". */
export const retractsAlarm = createGroupReader(needContext, 'taken-back');
/** Parents whose baby died get sympathy, not the reply about child abuse. */
export const mentionsBabyLoss = createGroupReader(needContext, 'baby-loss');

const hasSpanishWords = createGroupReader(needContext, 'spanish');
/** A person in need writes in Spanish. */
export const writesInSpanish = (message: string): boolean => /[¿¡ñ]/.test(message) || hasSpanishWords(message);
