/** Every tool, in the order in which they are offered, with the question it answers. */
export const tools: { title: string; text: string; icon: string; href: string }[] = [
  {
    title: 'Which dates follow?',
    text: 'From the day of death and the appointment: each date in order, for your calendar and for print.',
    icon: 'calendar-days',
    href: '/tools/deadlines',
  },
  {
    title: 'Is the estate a small one?',
    text: 'The limits of the shorter ways on the day of death, and whether your figures are within or over.',
    icon: 'scale',
    href: '/tools/small-estate',
  },
  {
    title: 'What does an executor earn?',
    text: 'The commission band by band, with the house sold and kept beside each other.',
    icon: 'hand-coins',
    href: '/tools/executor-commission',
  },
  {
    title: 'Who inherits without a will?',
    text: 'The family as a small tree, with each person’s share in dollars and as a fraction.',
    icon: 'users',
    href: '/tools/who-inherits',
  },
  {
    title: 'By which paths can the house be sold?',
    text: 'Each path with its tests, who would sign, and the lowest price of a sale by consent.',
    icon: 'house',
    href: '/tools/selling-the-house',
  },
];
