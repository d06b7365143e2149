/** The stages of an estate under which the plan folds its dates, in their usual order. */
export const dateStages = [
  'Opening the estate',
  'After the appointment',
  'The spouse, and contesting the will',
  'Debts and claims',
  'Accounts and closing',
  'Taxes',
] as const;
