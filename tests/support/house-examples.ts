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
  /** Outcomes of tests, as "H2 price". */
  tests?: Record<string, string>;
  /** The lowest price, in cents. */
  floor?: number;
  signers?: [path: string, who: string[]];
}

const price = (value: string, offer: string, outcome: string, floor: number): HouseExample => ({
  link: house({ 'house-value': value, offer }),
  tests: { 'H2 price': outcome },
  floor,
});
const taking = (value: string, liens: string, outcome: string): HouseExample => ({
  link: house({ 'house-value': value, liens, 'spouse-share': '150000' }),
  tests: { 'H8 taking': outcome },
});

/** In the order of the rules' examples. */
export const houseExamples: HouseExample[] = [
  price('200000', '160000', 'met', 160_000_00),
  price('200000', '159999.99', 'not-met', 160_000_00),
  price('187345.55', '149876.44', 'met', 149_876_44),
  price('187345.55', '149876.43', 'not-met', 149_876_44),
  price('123456.79', '98765.44', 'met', 98_765_44),
  price('123456.79', '98765.43', 'not-met', 98_765_44),
  { link: house({ inventory: 'no' }), tests: { 'H2 price': 'ask' } },
  { link: house({ heirs: '4', 'under-18': 'yes' }), states: { H2: 'closed', H3: 'ask', H1: 'closed' } },
  { link: house({ heirs: '4', 'under-18': 'yes', ...power }), states: { H2: 'closed', H1: 'open' } },
  { link: house({ heirs: '4', 'all-sign': 'no' }), states: { H2: 'closed', H3: 'ask' } },
  { link: house({ 'all-sign': 'no', ...power }), states: { H1: 'open', H2: 'closed' } },
  {
    link: house(silent),
    states: { H2: 'open', H1: 'closed' },
    signers: ['H2', ['fiduciary', 'spouse', 'beneficiaries 3']],
  },
  { link: house({ will: 'yes', 'sale-in-will': 'forbids' }), states: { H2: 'closed', H1: 'closed' } },
  { link: house({ title: 'shared' }), states: { H0: 'closed', H2: 'open' } },
  { link: house({ title: 'survivorship' }), states: { H0: 'open' }, alone: true },
  { link: house({ title: 'tod' }), states: { H0: 'open' }, alone: true },
  { link: house({ title: 'tod-unrecorded' }), states: { H0: 'closed', H2: 'open' } },
  { link: house({ ...silent, 'given-to': 'spouse' }), tests: { 'H8 buying': 'not-met', 'H8 taking': 'ask' } },
  taking('140000', '0', 'within'),
  taking('150000', '0', 'within'),
  taking('160000', '0', 'over'),
  taking('200000', '60000', 'within'),
  { link: house({ ...silent, 'all-sign': 'no' }), states: { H2: 'closed' } },
  {
    link: 'title=transferred&owners=2&married=1',
    states: { H4: 'open' },
    alone: true,
    signers: ['H4', ['owners 2', 'owners-spouses 1']],
  },
  { link: house({ offer: '158000' }), states: { H2: 'closed', H3: 'ask' }, tests: { 'H2 price': 'not-met' } },
  { link: house({ title: 'release' }), states: { H5: 'ask' }, alone: true },
];
