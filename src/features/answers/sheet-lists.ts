import type { AnswerTopic } from './topics.ts';

/** What the printed sheet of an answer or a topic ends with. */
export interface SheetLists {
  /** Papers for the trip to a court, a bank or another office. */
  bring: string[];
  /** What not to sign, pay, sell, take or throw away yet. */
  leaveAlone: string[];
}

/** The lists of each topic: its answers print them too, unless an answer has its own. */
export const topicLists: Record<AnswerTopic['id'], SheetLists> = {
  'first-days': {
    bring: [
      'A prepaid funeral contract or a signed declaration, if there is one',
      'The names and telephone numbers of the closest family',
    ],
    leaveAlone: [
      'The person’s accounts and cards',
      'Furniture, keepsakes and cars: give away and sell nothing',
      'Any paper about the house or your share: sign none yet',
    ],
  },
  'opening-an-estate': {
    bring: [
      'A certified death certificate, and the original will if there is one',
      'Names and addresses of the family, and of all whom the will names',
      'A list of what was owned and owed',
      'Photo ID, and a way to pay',
    ],
    leaveAlone: [
      'The will: take no staples out, and write nothing on it',
      'Accounts, cars and things, before the court’s letters',
    ],
  },
  wills: {
    bring: ['The original will, with any later changes', 'A certified death certificate', 'Photo ID'],
    leaveAlone: [
      'The will: take no staples out, and write nothing on it',
      'What the will promises, before the court has appointed someone',
      'A waiver, until you know what it gives up',
    ],
  },
  'no-will': {
    bring: [
      'A certified death certificate',
      'Names and addresses of the closest family',
      'Records of births, marriages, adoptions and divorces',
    ],
    leaveAlone: [
      'Accounts, cars and things, before the court has appointed someone',
      'A waiver, until you know what it gives up',
      'A disclaimer: it cannot be taken back',
    ],
  },
  'small-estates': {
    bring: [
      'A certified death certificate, and the original will if there is one',
      'Statements, titles and the deed, with values on the day of the death',
      'The funeral bill, and proof of who paid it',
    ],
    leaveAlone: [
      'Accounts and things in one name, before the court’s order',
      'What turns up later, until the court has decided',
    ],
  },
  house: {
    bring: [
      'A copy of the recorded deed',
      'A certified death certificate',
      'The court’s letters or order, if there are any',
    ],
    leaveAlone: [
      'Papers about a sale, until it is clear who may sign',
      'Locks, where somebody lives there',
      'Furniture and keepsakes, until they are valued',
    ],
  },
  'selling-the-house': {
    bring: [
      'A copy of the recorded deed',
      'The court’s letters, and the will or the signed consents',
      'The mortgage statement, the tax bill and the appraisal',
    ],
    leaveAlone: [
      'A listing, an offer or a deed, until it is clear who may sign',
      'The price of the house: it stays in the estate’s account',
    ],
  },
  'money-and-accounts': {
    bring: [
      'A certified death certificate, and your photo ID',
      'The court’s letters or order, where nobody is named',
      'The last statement, or the policy',
    ],
    leaveAlone: [
      'The person’s cards, checks and passwords',
      'A Social Security payment that came after the death',
      'A power of attorney: it ended with the death',
    ],
  },
  'cars-and-belongings': {
    bring: [
      'To the title office: the title, a certified death certificate and photo ID',
      'The court’s letters or order, where one is needed',
    ],
    leaveAlone: [
      'The title: nobody signs the person’s name',
      'Things and animals: nothing is sold or given away before the letters',
    ],
  },
  'debts-and-medicaid': {
    bring: [
      'The bills, loan papers and letters about Medicaid',
      'A certified death certificate',
      'The funeral bill, and proof of who paid it',
    ],
    leaveAlone: [
      'Bills, until it is clear who owes them and which come first',
      'A paper that makes you answer for a bill',
      'The person’s account and cards',
    ],
  },
  'spouses-and-children': {
    bring: [
      'A certified death certificate',
      'The marriage record, and any divorce papers',
      'Birth certificates of children under age',
    ],
    leaveAlone: [
      'A waiver, until each right in it is named',
      'Accounts and things in the other’s name, before the court’s paper',
    ],
  },
  'executors-work': {
    bring: [
      'The letters of authority, and the case number',
      'Bank statements, bills and receipts',
      'A list of what was owned, with values on the day of the death',
    ],
    leaveAlone: [
      'Estate money: never through your own account',
      'The shares, until debts and taxes are known and paid',
      'Your own pay, before the court allows it',
    ],
  },
  heirs: {
    bring: [
      'The paper that came, and the day on which it came',
      'The case number',
      'Letters, receipts and photographs that show what you say',
    ],
    leaveAlone: [
      'A waiver or release, until you know what it gives up',
      'Things in the house, before the court’s letters',
      'A fee to be told of an inheritance',
    ],
  },
  taxes: {
    bring: [
      'The last tax returns, and each W-2 and 1099',
      'A certified death certificate',
      'Values on the day of the death',
    ],
    leaveAlone: [
      'A refund check in the person’s name: nobody signs it for them',
      'An inherited IRA, until you know when it has to be emptied',
    ],
  },
  'planning-ahead': {
    bring: [
      'The deed, the titles and the account statements',
      'Wills, trusts and powers of attorney signed before',
      'Photo ID, for the notary',
    ],
    leaveAlone: ['A new name on a deed or an account, until you know what it gives away'],
  },
  help: {
    bring: ['The letter or paper that it is about', 'A certified death certificate'],
    leaveAlone: [
      'Social Security and account numbers: give none to someone who calls or writes',
      'A fee that is asked for first',
    ],
  },
  'about-us': { bring: [], leaveAlone: ['Social Security and account numbers: leave them out of what you send us'] },
};
