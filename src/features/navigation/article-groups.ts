/** The parts of the list of all guides, in its order, each with the situation that it is for. */
export const articleSituations = {
  'Getting started': 'You are at the beginning',
  'The court and its papers': 'You have to deal with the court',
  'Executors, administrators and heirs': 'You are the executor, or an heir',
  'Who inherits': 'You want to know who inherits',
  'The house': 'There is a house',
  'Money, debts and belongings': 'There are debts, money and belongings',
  'Without probate': 'You may not need probate, or want to avoid it',
  Help: 'You need help',
} as const;

export type ArticleGroup = keyof typeof articleSituations;
