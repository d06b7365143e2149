// The worked examples of a house's sale, as links, and what the page then says of each path.

/** Everybody signs, and the price is enough; an answer given anew takes the place of this one. */
const agreed = {
  title: 'alone',
  will: 'no',
  spouse: 'yes',
  heirs: '3',
  'under-18': 'no',
  'all-sign': 'yes',
  inventory: 'yes',
  'house-value': '200000',
  offer: '160000',
};
const house = (answers: Record<string, string> = {}) => new URLSearchParams({ ...agreed, ...answers }).toString();
const power = { will: 'yes', 'sale-in-will': 'power' };
const silent = { will: 'yes', 'sale-in-will': 'silent' };

interface HouseExample {
  link: string;
  /** The state of these paths; of no other path where `alone` is set. */
  states?: Record<string, string>;
  alone?: true;
  /** Outcomes of tests, as "consent-sale price". */
  tests?: Record<string, string>;
  /** The lowest price, in cents. */
  floor?: number;
  signers?: [path: string, who: string[]];
}

const price = (value: string, offer: string, outcome: string, floor: number): HouseExample => ({
  link: house({ 'house-value': value, offer }),
  tests: { 'consent-sale price': outcome },
  floor,
});
const taking = (value: string, liens: string, outcome: string): HouseExample => ({
  link: house({ 'house-value': value, liens, 'spouse-share': '150000' }),
  tests: { 'family-home taking': outcome },
});

/** In the order of the rules' examples. */
export const houseExamples: HouseExample[] = [
  price('200000', '160000', 'met', 160_000_00),
  price('200000', '159999.99', 'not-met', 160_000_00),
  price('187345.55', '149876.44', 'met', 149_876_44),
  price('187345.55', '149876.43', 'not-met', 149_876_44),
  price('123456.79', '98765.44', 'met', 98_765_44),
  price('123456.79', '98765.43', 'not-met', 98_765_44),
  { link: house({ inventory: 'no' }), tests: { 'consent-sale price': 'ask' } },
  {
    link: house({ heirs: '4', 'under-18': 'yes' }),
    states: { 'consent-sale': 'closed', 'court-sale': 'ask', 'power-of-sale': 'closed' },
  },
  {
    link: house({ heirs: '4', 'under-18': 'yes', ...power }),
    states: { 'consent-sale': 'closed', 'power-of-sale': 'open' },
  },
  { link: house({ heirs: '4', 'all-sign': 'no' }), states: { 'consent-sale': 'closed', 'court-sale': 'ask' } },
  { link: house({ 'all-sign': 'no', ...power }), states: { 'power-of-sale': 'open', 'consent-sale': 'closed' } },
  {
    link: house(silent),
    states: { 'consent-sale': 'open', 'power-of-sale': 'closed' },
    signers: ['consent-sale', ['fiduciary', 'spouse', 'beneficiaries 3']],
  },
  {
    link: house({ will: 'yes', 'sale-in-will': 'forbids' }),
    states: { 'consent-sale': 'closed', 'power-of-sale': 'closed' },
  },
  { link: house({ title: 'shared' }), states: { 'house-outside-estate': 'closed', 'consent-sale': 'open' } },
  { link: house({ title: 'survivorship' }), states: { 'house-outside-estate': 'open' }, alone: true },
  { link: house({ title: 'tod' }), states: { 'house-outside-estate': 'open' }, alone: true },
  { link: house({ title: 'tod-unrecorded' }), states: { 'house-outside-estate': 'closed', 'consent-sale': 'open' } },
  {
    link: house({ ...silent, 'given-to': 'spouse' }),
    tests: { 'family-home buying': 'not-met', 'family-home taking': 'ask' },
  },
  taking('140000', '0', 'within'),
  taking('150000', '0', 'within'),
  taking('160000', '0', 'over'),
  taking('200000', '60000', 'within'),
  { link: house({ ...silent, 'all-sign': 'no' }), states: { 'consent-sale': 'closed' } },
  {
    link: 'title=transferred&owners=2&married=1',
    states: { 'transfer-first': 'open' },
    alone: true,
    signers: ['transfer-first', ['owners 2', 'owners-spouses 1']],
  },
  {
    link: house({ offer: '158000' }),
    states: { 'consent-sale': 'closed', 'court-sale': 'ask' },
    tests: { 'consent-sale price': 'not-met' },
  },
  { link: house({ title: 'release' }), states: { 'house-in-release': 'ask' }, alone: true },
];
