/** Situations to filter the forms by, in display order. */
export const situations = {
  will: 'There is a will',
  'no-will': 'There is no will',
  release: 'Release',
  'summary-release': 'Summary release',
  spouse: 'Surviving spouse',
  house: 'The house',
  closing: 'Accounts and closing',
  other: 'Not an estate',
} as const;

export type Situation = keyof typeof situations;
