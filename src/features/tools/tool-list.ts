export interface Tool {
  title: string;
  text: string;
  icon: string;
  href: string;
  /** About a house of the estate: in the list of the page of the house, and not in that of the home page. */
  aboutHouse?: true;
}

/** Every tool, in the order in which they are offered, with the question it answers. */
export const tools: Tool[] = [
  {
    title: 'All of it at once: your plan',
    text: 'Dates, ways, shares, forms and the court from one set of questions. To print for the clerk’s counter.',
    icon: 'clipboard-list',
    href: '/plan',
  },
  {
    title: 'Which dates come next?',
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
    title: 'What does your deed say?',
    text: 'Drawn extracts to compare with yours: whose the house is now, what is recorded, who signs, and whether a court is needed.',
    icon: 'scroll-text',
    href: '/tools/your-deed',
    aboutHouse: true,
  },
  {
    title: 'How can the house be sold?',
    text: 'Each path with its tests, who would sign, and the lowest price of a sale by consent.',
    icon: 'house',
    href: '/tools/selling-the-house',
    aboutHouse: true,
  },
  {
    title: 'What does each way with the house leave?',
    text: 'Listed, sold as it is, let, or kept by one heir: what each leaves by your own figures.',
    icon: 'scale-3d',
    href: '/tools/house-options',
    aboutHouse: true,
  },
  {
    title: 'How do the offers compare?',
    text: 'Up to four offers in one table, the lines marked in which they differ, and what to ask each buyer.',
    icon: 'list-checks',
    href: '/tools/offer-sheet',
    aboutHouse: true,
  },
];

/** The articles that link to a tool, by its address: those that explain what it calculates. */
const articlesOfTool: Record<string, readonly string[]> = {
  '/plan': ['ohio-probate-process-step-by-step'],
  '/tools/deadlines': [
    'how-long-does-probate-take-in-ohio',
    'ohio-probate-process-step-by-step',
    'duties-of-an-executor-in-ohio',
  ],
  '/tools/small-estate': ['simplified-probate-in-ohio', 'ohio-probate-forms-and-documents'],
  '/tools/executor-commission': ['cost-of-probate-in-ohio', 'duties-of-an-executor-in-ohio'],
  '/tools/who-inherits': [
    'what-happens-if-there-is-no-will-in-ohio',
    'no-children-who-inherits-in-ohio',
    'surviving-spouse-rights-in-ohio',
  ],
  '/tools/your-deed': ['inheriting-property-in-ohio', 'old-name-on-an-ohio-deed'],
  '/tools/selling-the-house': ['selling-a-house-in-probate-ohio', 'inheriting-property-in-ohio'],
  '/tools/house-options': ['selling-a-house-in-probate-ohio', 'who-are-all-these-buyers'],
  '/tools/offer-sheet': ['who-are-all-these-buyers', 'scams-after-a-death'],
};

/** The tools that an article links to, in the order of the list. */
export const toolsOfArticle = (article: string) => tools.filter(({ href }) => articlesOfTool[href]?.includes(article));
