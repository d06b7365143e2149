// In words: why a test came out as it did, whose duty a line is, for whom it holds. The keys are what the rules answer
// with (result-line.ts).

export const reasonWords = {
  'not-known': 'An answer is missing.',
  'pages-differ': 'The courts’ pages differ on this.',
  'out-of-range': 'The death is earlier than the limits we could find.',
  'older-law': 'Older law applies to this death, and we did not read it.',
  'no-limit-then': 'There was no such limit on the day of death.',
  'no-spouse': 'There is no surviving spouse.',
  'no-will': 'There is no will.',
  will: 'There is a will.',
  'will-not-all-to-spouse': 'The will does not leave everything to the spouse.',
  'spouse-takes-not-all': 'The spouse does not take everything: the children have a part.',
  'by-reading': 'The figure is within, by our own reading of how two sections add up.',
  'court-divides-allowance': 'With a minor child of another parent, the court divides the family allowance.',
  'nobody-paid-funeral': 'Nobody else paid the funeral or is bound in writing to pay.',
  'spouse-did-not-pay': 'The spouse did not pay the funeral, and it was not prepaid.',
  'spouse-paid': 'The spouse paid. This test is for somebody else who paid.',
  'choose-vehicles': 'Together they are worth more. Which of them the spouse may choose is a question to ask.',
  'at-most-two-vehicles': 'At that time, it was two vehicles at most.',
  'will-may-give-vehicles': 'The spouse takes no vehicle that the will gives to somebody else.',
  'second-vehicle':
    'If the spouse takes a second vehicle, the family allowance becomes smaller, and this limit may fall with it.',
  'any-vehicle':
    'On this day of death, even one vehicle that the spouse takes makes the family allowance smaller, and this limit may fall with it.',
  'court-page': 'One court’s page leaves out some estates without a will.',
  'something-left': 'Something is left that needs probate.',
  'in-estate': 'The house is in the estate.',
  'not-recorded-before-death': 'The affidavit was not recorded before the death.',
  'no-power-of-sale': 'The will gives no power of sale.',
  'will-forbids-sale': 'The will forbids the sale.',
  'given-by-name': 'The will gives the house to somebody by name.',
  'consent-missing': 'Somebody who must consent has not signed.',
  'owner-may-not-sign': 'Every new owner signs. Whoever this is may become one.',
  minor: 'One of them is under 18. A minor cannot consent, and nobody can for them.',
  'no-approved-inventory': 'No inventory has been approved yet, so the price cannot be checked.',
  'below-floor': 'The price is below the floor.',
  'fiduciary-spouse-buys':
    'The law lets a spouse who is executor sell to themselves. We have read its conditions only in part.',
  'narrow-time': 'The time for this ends with that for the spouse’s other choices. The law may set an earlier end.',
  'against-will-first': 'There is a will, so the spouse must first choose the share against it, in time.',
  'ground-in-law': 'The law names the grounds, such as debts that nothing else can pay.',
  'all-consent-to-court-sale':
    'If everybody who shares consents, a guardian for a minor among them, the court may order the sale without debts to pay.',
  'look-at-order': 'The court’s order says what applies.',
  'look-at-contract': 'The contract, and what was paid on it, say what applies.',
  'papers-decide':
    'The deed, what was recorded beside it, or a decree decides. Until it is read, no path can be named.',
  'ask-court': 'This is for the court to say.',
  'admission-day-needed': 'It counts from the day on which the court admitted the will.',
  'by-final-account': 'At or before the final account.',
  'ask-tax-preparer': 'It depends on the income of the estate.',
  'no-tax': 'No Ohio estate tax for this day of death.',
};

export const whoseWords = {
  heirs: 'The heirs',
  beneficiaries: 'Whoever holds the will',
  applicant: 'Whoever applies',
  'release-applicant': 'Whoever asks for the release',
  administrator: 'The administrator',
  executor: 'The executor',
  court: 'The court',
  state: 'The State',
  creditors: 'Creditors',
  spouse: 'The surviving spouse',
  contestants: 'Whoever contests the will',
  interested: 'Whoever objects to the account',
  fiduciary: 'The executor or administrator',
  'personal-representative': 'The personal representative',
};

/** The condition of a line, where the visitor did not answer or was not asked. */
export const conditionWords = {
  'if-will': 'If there is a will',
  'if-will-turns-up': 'If a will turns up',
  'if-administrator': 'If the court named an administrator',
  'if-spouse': 'If a spouse survives',
  'if-medicaid': 'If Medicaid estate recovery applies',
  'if-due': 'If a return is due',
  'if-claim-due': 'If the claim was due',
  'if-contingent': 'If the claim depends on an event',
  'if-extended': 'If there is a reason that the law names',
  'if-still-open': 'If the estate is still open',
  'if-wrongful-death': 'If another’s fault caused the death',
};
