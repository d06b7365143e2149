// The plainest words of a person in need (plain-needs.json), each with a message that has them: what is noticed before
// what was learned (need.ts) has come to a browser, and in languages of which too little was learned.
import { createSign, createSignReader } from '../intent/signs.ts';
import { wordsOf } from '../normalize.ts';
import plainNeeds from './plain-needs.json' with { type: 'json' };

export type Distress = 'emergency' | 'crisis' | 'danger' | 'child-harm' | 'elder-harm' | 'suicide-loss';

const readSign = createSignReader(plainNeeds);
/** The most pressing need that plain words of a message tell, if any. Takes the words as typed. */
export const detectDistress = (message: string): Distress | undefined =>
  readSign(wordsOf(message), [])?.is as Distress | undefined;

const takenBack = createSign({
  is: 'taken back',
  says: {
    'im|am ok|okay|fine|alright|safe': 'im ok, truly',
    'executor|administrator|trustee|estate|probate|paperwork|forms|job|house|court i mean': 'being executor i mean',
    'i mean the|this|being|with the? executor|estate|probate|paperwork|forms|job|house|court': 'i mean the estate',
    'figure of speech': 'only a figure of speech',
    'just venting': 'just venting',
    'not literally|suicidal': 'not literally',
  },
});
/** Takes an alarm back to a line. */
export const takesAlarmBack = (message: string): boolean => takenBack(wordsOf(message), []) !== undefined;

const babyLoss = createSign({
  is: 'a baby died',
  says: {
    'our|my|the|her|his|their little? baby|newborn|infant|twins|boy|girl ... died|passed|lived|dead|survive':
      'our baby lived a day',
    'stillborn|stillbirth|miscarr*': 'is there a paper for a stillborn son',
    'lost our|my|the baby': 'we lost the baby',
  },
});
/** Parents tell of a baby that died: they get kind words, and no word of children who are hurt. */
export const mentionsBabyLoss = (message: string): boolean => babyLoss(wordsOf(message), []) !== undefined;

const spanish = createSign({
  is: 'spanish',
  says: {
    'quiero|quiere|quitarme|matarme|estoy|vivir|ayuda|tengo|tiene|duele|huele|olor|respira|despierta': 'quiero morir',
    'mi esposo|hermano|hermana|hijo|novio|vida|abuela|tío|tio': 'mi hermano amenaza',
    'me|se pega|pegó|golpea|golpeó|golpeando|violó|va|está': 'me pegó',
  },
});
/** A person in need writes in Spanish. */
export const writesInSpanish = (message: string): boolean =>
  /[¿¡ñ]/.test(message) || spanish(wordsOf(message), []) !== undefined;
