/** The parts of the list of all guides, in its order. */
export const articleGroups = [
  'Getting started',
  'The court and its papers',
  'Executors, administrators and heirs',
  'Who inherits',
  'The house',
  'Money, debts and belongings',
  'Without probate',
  'Help',
] as const;
