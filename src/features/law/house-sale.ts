// The paths by which the house of an estate is sold. Each lists its tests and who would sign; none is
// called the better one.
import type words from '../../content/tools/house-sale.json';
import type { InputOf } from './address-state.ts';
import type { Figures } from './figures.ts';
import { compareToLimit, exactly } from './limits.ts';
import { type Cents, percentOfRoundedUp } from './money.ts';
import { ask, met, notMet, type Reason, type Result, type TestLine, type TestName } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

export type HouseSale = InputOf<'houseSale'>;

export interface Signer {
  who: keyof typeof words.signers;
  /** How many, where it is known. */
  count?: number | undefined;
}

export interface Path {
  path: RuleId;
  /** Open where every test is met, closed where one is not, otherwise a matter to ask about. */
  state: 'open' | 'closed' | 'ask';
  tests: TestLine[];
  signers: Signer[];
  notes: RuleId[];
}

/** The paths for this house. Where it is no longer the estate's to sell, only the one that is left. */
export function houseSale(house: HouseSale, figures: Figures): Path[] {
  switch (house.title) {
    case 'survivorship':
      return [passedAtDeath(house, 'survivorship-deed')];
    case 'tod':
      return [passedAtDeath(house, 'transfer-on-death')];
    case 'trust':
      return [outsideEstate('house-outside-estate', [{ who: 'trustee' }], ['deed-trust', 'deed-trustee-affidavit'])];
    case 'life-estate':
      return [
        outsideEstate('deed-life-estate', ownersOf(house.owners, house.married), [
          'deed-life-estate-affidavit',
          'dower-signers',
        ]),
      ];
    case 'land-contract':
      return [
        toAsk('deed-contract-goes-on', 'contract', 'look-at-contract', ['deed-contract-seller', 'deed-contract-buyer']),
      ];
    case 'unclear':
      return [toAsk('house-outside-estate', 'title', 'papers-decide')];
    case 'transferred':
      return [pathOf('transfer-first', [], ownersOf(house.owners, house.married), ['dower', 'dower-signers'])];
    case 'release':
      return [toAsk('house-in-release', 'order', 'look-at-order')];
    default: {
      const paths = [
        pathOf(
          'house-outside-estate',
          [test('house-outside-estate', 'title', titleResult(house))],
          [{ who: 'new-owner' }],
          ['survivorship-deed', 'transfer-on-death'],
        ),
        pathOf('power-of-sale', [test('power-of-sale', 'will', willResult(house))], [{ who: 'executor' }], []),
        pathOf('consent-sale', consentTests(house, figures), consenters(house), [
          'dower-signers',
          'minors-cannot-consent',
        ]),
        pathOf('court-sale', [groundTest(house)], [{ who: 'fiduciary' }], []),
        pathOf(
          'transfer-first',
          [test('certificate-of-transfer', 'inventory', inventoryResult(house.inventory)), ...ownersTests(house)],
          ownersOf(heirsAlone(house), house.married),
          ['dower', 'dower-signers'],
        ),
        ...(house.spouse === 'no' ? [] : [mansionHouse(house)]),
      ];
      return house.title === 'shared' ? paths.map(withCoOwners) : paths;
    }
  }
}

/** The least price of a sale by consent: never below the percentage, any part of a cent rounded up. */
export const lowestPrice = (value: Cents, figures: Figures): Cents =>
  percentOfRoundedUp(value, figures['consent-sale-minimum']);

function pathOf(path: RuleId, tests: TestLine[], signers: Signer[], notes: RuleId[]): Path {
  const some = (outcome: TestLine['outcome']) => tests.some((line) => line.outcome === outcome);
  return { path, state: some('not-met') ? 'closed' : some('ask') ? 'ask' : 'open', tests, signers, notes };
}

/** Papers or the court decide: one thing to ask about, and no signers yet. */
const toAsk = (rule: RuleId, name: TestName, reason: Reason, notes: RuleId[] = []): Path =>
  pathOf(rule, [test(rule, name, ask(reason))], [], notes);

/** The house passed at the death, or is a trust's. */
const outsideEstate = (rule: RuleId, signers: Signer[], notes: RuleId[]): Path =>
  pathOf(rule, [test(rule, 'title', met)], signers, notes);

/** Each of those who own the house now signs, and their spouses for dower. */
const passedAtDeath = ({ owners, married }: HouseSale, recorded: RuleId): Path =>
  outsideEstate('house-outside-estate', ownersOf(owners, married), [recorded, 'dower-signers']);

/** The estate sells the person's share alone, each other owner their own; a court can sell the whole (R.C. 2127.08). */
const withCoOwners = (path: Path): Path =>
  ['house-outside-estate', 'family-home', 'court-sale'].includes(path.path)
    ? path
    : { ...path, signers: [...path.signers, { who: 'co-owners' }] };

const test = (rule: RuleId, name: TestName, result: Result): TestLine => ({ rule, test: name, ...result });

function titleResult({ title }: HouseSale): Result {
  if (!title) return ask('not-known');
  return notMet(title === 'tod-unrecorded' ? 'not-recorded-before-death' : 'in-estate');
}

function willResult({ will, saleInWill, givenTo }: HouseSale): Result {
  if (will === 'no') return notMet('no-will');
  if (saleInWill === 'forbids') return notMet('will-forbids-sale');
  if (saleInWill === 'silent') return notMet('no-power-of-sale');
  if (!will || !saleInWill) return ask('not-known');
  // A gift of the house itself may limit the power to sell it.
  return givenTo === 'spouse' || givenTo === 'other' ? ask('given-by-name') : met;
}

/** A ground such as debts, or the consent of everybody who shares, a guardian's for a minor (R.C. chapter 2127). */
const groundTest = ({ allSign }: HouseSale): TestLine =>
  allSign === 'yes'
    ? test('court-sale-by-consent', 'ground', ask('all-consent-to-court-sale'))
    : test('court-sale', 'ground', ask('ground-in-law'));

function consentTests(house: HouseSale, figures: Figures): TestLine[] {
  const { will, saleInWill, allSign, under18, inventory } = house;
  const mustBe = (good: 'yes' | 'no', answer: 'yes' | 'no' | undefined, reason: Reason): Result => {
    if (!answer) return ask('not-known');
    return answer === good ? met : notMet(reason);
  };
  const forbidden = will === 'no' || (saleInWill && saleInWill !== 'forbids') ? 'no' : saleInWill && 'yes';
  return [
    test('consent-sale', 'will', mustBe('no', forbidden, 'will-forbids-sale')),
    test('consent-sale', 'consents', mustBe('yes', allSign, 'consent-missing')),
    test('consent-sale', 'adults', mustBe('no', under18, 'minor')),
    test('consent-sale', 'inventory', inventoryResult(inventory)),
    test('consent-sale', 'price', priceResult(house, figures)),
    ...(house.spouseBuys === 'yes' ? [test('spouse-buys', 'buyer', ask('fiduciary-spouse-buys'))] : []),
  ];
}

function priceResult({ inventory, houseValue, offer }: HouseSale, figures: Figures): Result {
  if (houseValue === undefined) return ask(inventory === 'no' ? 'no-approved-inventory' : 'not-known');
  const limit = lowestPrice(houseValue, figures);
  if (inventory === 'no') return { ...ask('no-approved-inventory'), limit };
  if (offer === undefined) return { ...ask('not-known'), limit };
  return { ...(offer >= limit ? met : notMet('below-floor')), limit };
}

/** One that is not approved yet may still be. */
const inventoryResult = (inventory: HouseSale['inventory']): Result =>
  inventory === 'yes' ? met : ask(inventory === 'no' ? 'no-approved-inventory' : 'not-known');

/** Every new owner signs the sale. With a will, who does not sign or is a minor may be no owner. */
function ownersTests({ will, allSign, under18 }: HouseSale): TestLine[] {
  const refused = will === 'no' ? notMet('consent-missing') : ask('owner-may-not-sign');
  return [
    ...(allSign === 'no' ? [test('transfer-first', 'consents', refused)] : []),
    ...(under18 === 'yes' ? [test('transfer-first', 'adults', ask('owner-may-not-sign'))] : []),
  ];
}

/** What the spouse may do with the home. The two rights are independent, so neither closes the path. */
function mansionHouse(house: HouseSale): Path {
  const byName = house.givenTo === 'spouse' || house.givenTo === 'other';
  const buying = byName ? notMet('given-by-name') : ask(house.will ? 'narrow-time' : 'not-known');
  return {
    path: 'family-home',
    state: 'ask',
    tests: [test('family-home', 'taking', takingResult(house, byName)), test('family-home', 'buying', buying)],
    signers: [{ who: 'spouse' }],
    notes: ['spouse-lives-in-home', 'lived-there'],
  };
}

function takingResult(house: HouseSale, byName: boolean): Result {
  const { will, houseValue, liens, spouseShare } = house;
  if (byName) return ask('given-by-name');
  if (houseValue === undefined || spouseShare === undefined) return ask('not-known');
  // Debts on the house may bring any house within the share.
  const [low, high] = [houseValue - (liens ?? houseValue), houseValue - (liens ?? 0)];
  const result = compareToLimit({ low, high }, exactly(spouseShare), 'not-known');
  if (result.outcome === 'over') return { ...result, reason: 'ask-court' };
  // Only without a will, or against it, is there such a share (R.C. 2106.01(B), 2106.10(A)).
  if (result.outcome !== 'within' || will === 'no') return result;
  return { ...result, outcome: 'ask', reason: will ? 'against-will-first' : 'not-known' };
}

function consenters({ will, spouse, heirs }: HouseSale): Signer[] {
  const who = will === 'yes' ? 'beneficiaries' : will === 'no' ? 'heirs' : 'heirs-or-beneficiaries';
  return [
    { who: 'fiduciary' },
    ...(spouse === 'no' ? [] : [{ who: 'spouse' } as const]),
    ...(heirs === 0 ? [] : [{ who, count: heirs } as const]),
  ];
}

/** How many become owners; not known where the spouse may be one of them, or a will may give the house to one alone. */
const heirsAlone = ({ heirs, spouse, will }: HouseSale) => (spouse === 'no' && will === 'no' ? heirs : undefined);

function ownersOf(owners: number | undefined, married: number | undefined): Signer[] {
  // No more of the owners are married than there are.
  const spouses = married === undefined ? undefined : Math.min(married, owners ?? married);
  return [
    { who: 'owners', count: owners },
    ...(spouses === 0 ? [] : [{ who: 'owners-spouses', count: spouses } as const]),
  ];
}
