/** A heading inside a topic, above the answers whose `order` is `from` or more, up to the next heading. */
export interface TopicPart {
  from: number;
  title: string;
}

/** A topic with more questions than this is read under headings. */
export const maxQuestionsWithoutParts = 20;
/** A longer part is too long to browse on a telephone. */
export const maxQuestionsInPart = 15;

/** The headings of the topics that have more questions than fit one list, by the id of the topic. */
export const topicParts: Record<string, TopicPart[]> = {
  'opening-an-estate': [
    { from: 200, title: 'Whether, and in which court' },
    { from: 400, title: 'Papers and letters of authority' },
    { from: 600, title: 'Who is put in charge' },
    { from: 800, title: 'Bond and costs' },
    { from: 1000, title: 'How long it takes, and finding a case' },
  ],
  wills: [
    { from: 200, title: 'Finding a will and handing it in' },
    { from: 400, title: 'What makes a will good' },
    { from: 600, title: 'Contests, and who is left out' },
    { from: 800, title: 'What a will means' },
  ],
  'no-will': [
    { from: 200, title: 'Who inherits' },
    { from: 400, title: 'Adopted children, stepchildren and proof' },
    { from: 600, title: 'Only children, and deaths close together' },
  ],
  house: [
    { from: 200, title: 'The deed, and whose house it is' },
    { from: 400, title: 'Who may live there' },
    { from: 600, title: 'Farms, mobile homes and other land' },
    { from: 800, title: 'The mortgage and other loans' },
    { from: 1000, title: 'Taxes, liens and bills' },
    { from: 1200, title: 'Looking after an empty house' },
    { from: 1400, title: 'Old names and doubtful deeds' },
    { from: 1600, title: 'Tenants and land contracts' },
  ],
  'selling-the-house': [
    { from: 200, title: 'Before the sale' },
    { from: 400, title: 'Who has to agree' },
    { from: 600, title: 'One heir keeps the house' },
    { from: 800, title: 'Offers, repairs and cash buyers' },
    { from: 1000, title: 'Contract and closing' },
    { from: 1200, title: 'After a sale, and for buyers' },
  ],
  'money-and-accounts': [
    { from: 200, title: 'Bank accounts' },
    { from: 400, title: 'Phones and online accounts' },
    { from: 600, title: 'Insurance and accounts that name someone' },
    { from: 800, title: 'Pensions and benefits' },
    { from: 1000, title: 'Paychecks, bonds and unclaimed money' },
    { from: 1200, title: 'Trusts, SSI and Medicaid' },
    { from: 1400, title: 'Accidents, injuries and medical records' },
  ],
  'cars-and-belongings': [
    { from: 200, title: 'Cars, boats and trailers' },
    { from: 400, title: 'Things in the house' },
    { from: 600, title: 'Animals and farms' },
  ],
  'debts-and-medicaid': [
    { from: 200, title: 'Whose bill it is' },
    { from: 400, title: 'More debts than money' },
    { from: 600, title: 'Medicaid' },
    { from: 800, title: 'Lenders, farms and claims of others' },
  ],
  'spouses-and-children': [
    { from: 200, title: 'What a surviving spouse may claim' },
    { from: 400, title: 'New marriages and stepfamilies' },
    { from: 600, title: 'Marriage, separation and prenups' },
    { from: 800, title: 'Partners who did not marry' },
    { from: 1000, title: 'Children under age' },
  ],
  'executors-work': [
    { from: 200, title: 'First steps, notices and dates' },
    { from: 400, title: 'The inventory' },
    { from: 600, title: 'Pay, helpers and co-executors' },
    { from: 800, title: 'Paying the shares' },
    { from: 1000, title: 'Accounts and closing' },
    { from: 1200, title: 'When something goes wrong' },
    { from: 1400, title: 'A business' },
  ],
  heirs: [
    { from: 200, title: 'What an heir may see and sign' },
    { from: 400, title: 'Objections and hearings' },
    { from: 600, title: 'Money or things that are missing' },
    { from: 800, title: 'Removing an executor' },
    { from: 1000, title: 'Selling, refusing or losing a share' },
    { from: 1200, title: 'Heirs who are missing, far away or late' },
  ],
  'planning-ahead': [
    { from: 200, title: 'Papers to sign in time' },
    { from: 400, title: 'Powers of attorney and guardians' },
    { from: 600, title: 'The house' },
    { from: 800, title: 'Providing for the family' },
  ],
};
