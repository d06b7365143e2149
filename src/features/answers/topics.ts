/** The topics of the answers, in the order in which families meet them. The id is the folder and part of the address. */
export const answerTopics = [
  {
    id: 'first-days',
    title: 'The first days',
    text: 'Whom to call, what can wait, and who decides on burial or cremation.',
    icon: 'sunrise',
  },
  {
    id: 'opening-an-estate',
    title: 'Opening an estate',
    text: 'Which court, which papers, who is put in charge, bonds and letters.',
    icon: 'landmark',
  },
  {
    id: 'wills',
    title: 'Wills',
    text: 'What makes a will good, where it goes, lost wills, and contests.',
    icon: 'scroll-text',
  },
  {
    id: 'no-will',
    title: 'When there is no will',
    text: 'Who inherits by law, in which order, and how much.',
    icon: 'users',
  },
  {
    id: 'small-estates',
    title: 'Small estates',
    text: 'Release, summary release, and what needs no court at all.',
    icon: 'scale',
  },
  {
    id: 'house',
    title: 'Owning or living in the house',
    text: 'The deed, the mortgage, taxes, and who may live there.',
    icon: 'house',
  },
  {
    id: 'selling-the-house',
    title: 'Selling or sharing the house',
    text: 'Who may sell, offers, buying each other out, and closing.',
    icon: 'key-round',
  },
  {
    id: 'money-and-accounts',
    title: 'Money and email',
    text: 'Banks, insurance, pensions, trusts, and accounts online.',
    icon: 'wallet',
  },
  {
    id: 'cars-and-belongings',
    title: 'Cars and belongings',
    text: 'Who gets the car, titles, furniture, guns, animals, and farm machines.',
    icon: 'car',
  },
  {
    id: 'debts-and-medicaid',
    title: 'Debts and Medicaid',
    text: 'Which bills are yours, who is paid first, and the State’s claim.',
    icon: 'receipt-text',
  },
  {
    id: 'spouses-and-children',
    title: 'Husbands, wives and children',
    text: 'Rights of a spouse, second families, partners, and young heirs.',
    icon: 'heart-handshake',
  },
  {
    id: 'executors-work',
    title: 'The executor’s work',
    text: 'Inventory, notices, accounts, pay, and closing the estate.',
    icon: 'clipboard-list',
  },
  {
    id: 'heirs',
    title: 'Heirs and disagreements',
    text: 'What an heir may see, ask and object to.',
    icon: 'scale-3d',
  },
  {
    id: 'taxes',
    title: 'Taxes',
    text: 'Estate tax, last returns, inherited houses and accounts.',
    icon: 'percent',
  },
  {
    id: 'planning-ahead',
    title: 'Planning before a death',
    text: 'Powers of attorney, transfer on death, guardians, and papers to sign in time.',
    icon: 'signature',
  },
  {
    id: 'help',
    title: 'Help and scams',
    text: 'Where to get help, and what to be wary of.',
    icon: 'life-buoy',
  },
  {
    id: 'about-us',
    title: 'About this site',
    text: 'Who we are, what it costs, and what happens to what you send.',
    icon: 'info',
  },
] as const;

export type AnswerTopic = (typeof answerTopics)[number];

const topicIds: readonly string[] = answerTopics.map(({ id }) => id);

/** The address of an answer, or of a topic, by its slug. */
export const answerPath = (slug: string): string => `/answers/${slug}`;

/** The topic of an answer, which is the folder of its file. */
export const topicOfFile = (path = ''): AnswerTopic =>
  answerTopics.find(({ id }) => id === path.split('/').at(-2)) as AnswerTopic;

/** What is wrong with the place of an answer's file, as a path inside the folder of all answers. */
export function misplacedAnswer(file: string): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  const slug = rest.at(-1)?.replace(/\.mdx?$/, '');
  if (rest.length !== 1 || !topicIds.includes(folder))
    return `put the file into the folder of one topic: ${topicIds.join(', ')}.`;
  return slug && topicIds.includes(slug) ? `"${slug}" is the address of a topic. Rename the file.` : undefined;
}
