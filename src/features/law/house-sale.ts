// The paths by which the house of an estate is sold. Each lists its tests and who would sign; none is
// called the better one.
import type { InputOf } from './address-state.ts';
import type { Figures } from './figures.ts';
import { compareToLimit, exactly } from './limits.ts';
import { type Cents, percentOfRoundedUp } from './money.ts';
import type { Reason, TestLine, TestName } from './result-line.ts';
import type { RuleId } from './rule-ids.ts';

export type HouseSale = InputOf<'houseSale'>;

export interface Signer {
  who:
    | 'new-owner'
    | 'trustee'
    | 'executor'
    | 'fiduciary'
    | 'spouse'
    | 'heirs'
    | 'beneficiaries'
    | 'heirs-or-beneficiaries'
    | 'owners'
    | 'owners-spouses'
    | 'co-owners';
  /** How many, where it is known. */
  count?: number;
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
      return [outsideEstate('house-outside-estate', [{ who: 'new-owner' }], ['survivorship-deed'])];
    case 'tod':
      return [outsideEstate('house-outside-estate', [{ who: 'new-owner' }], ['transfer-on-death'])];
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
          [titleTest(house)],
          [{ who: 'new-owner' }],
          ['survivorship-deed', 'transfer-on-death'],
        ),
        pathOf('power-of-sale', [willTest(house)], [{ who: 'executor' }], []),
        pathOf('consent-sale', consentTests(house, figures), consenters(house), [
          'dower-signers',
          'minors-cannot-consent',
        ]),
        pathOf('court-sale', [groundTest(house)], [{ who: 'fiduciary' }], []),
        pathOf(
          'transfer-first',
          [
            { rule: 'certificate-of-transfer', test: 'inventory', ...inventoryTest(house.inventory) },
            ...ownersTests(house),
          ],
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
const toAsk = (rule: RuleId, test: TestName, reason: Reason, notes: RuleId[] = []): Path =>
  pathOf(rule, [{ rule, test, outcome: 'ask', reason }], [], notes);

/** The house passed at the death, or is a trust's. */
const outsideEstate = (rule: RuleId, signers: Signer[], notes: RuleId[]): Path =>
  pathOf(rule, [{ rule, test: 'title', outcome: 'met' }], signers, notes);

/** The estate sells the person's share alone: whoever else is on the deed sells their own. */
const withCoOwners = (path: Path): Path =>
  ['house-outside-estate', 'family-home'].includes(path.path)
    ? path
    : { ...path, signers: [...path.signers, { who: 'co-owners' }] };

function titleTest({ title }: HouseSale): TestLine {
  const base = { rule: 'house-outside-estate', test: 'title' } as const;
  if (!title) return { ...base, outcome: 'ask', reason: 'not-known' };
  const reason = title === 'tod-unrecorded' ? 'not-recorded-before-death' : 'in-estate';
  return { ...base, outcome: 'not-met', reason };
}

function willTest({ will, saleInWill, givenTo }: HouseSale): TestLine {
  const base = { rule: 'power-of-sale', test: 'will' } as const;
  if (will === 'no') return { ...base, outcome: 'not-met', reason: 'no-will' };
  if (saleInWill === 'forbids') return { ...base, outcome: 'not-met', reason: 'will-forbids-sale' };
  if (saleInWill === 'silent') return { ...base, outcome: 'not-met', reason: 'no-power-of-sale' };
  if (!will || !saleInWill) return { ...base, outcome: 'ask', reason: 'not-known' };
  // A gift of the house itself may limit the power to sell it.
  if (givenTo === 'spouse' || givenTo === 'other') return { ...base, outcome: 'ask', reason: 'given-by-name' };
  return { ...base, outcome: 'met' };
}

/** A ground such as debts, or the consent of everybody who shares, a guardian's for a minor (R.C. chapter 2127). */
const groundTest = ({ allSign }: HouseSale): TestLine =>
  allSign === 'yes'
    ? { rule: 'court-sale-by-consent', test: 'ground', outcome: 'ask', reason: 'all-consent-to-court-sale' }
    : { rule: 'court-sale', test: 'ground', outcome: 'ask', reason: 'ground-in-law' };

function consentTests(house: HouseSale, figures: Figures): TestLine[] {
  const { will, saleInWill, allSign, under18, inventory } = house;
  const line = (test: TestName, result: Omit<TestLine, 'rule' | 'test'>): TestLine => ({
    rule: 'consent-sale',
    test,
    ...result,
  });
  const yesNoTest = (answer: 'yes' | 'no' | undefined, good: 'yes' | 'no', reason: Reason) =>
    !answer
      ? ({ outcome: 'ask', reason: 'not-known' } as const)
      : answer === good
        ? ({ outcome: 'met' } as const)
        : ({ outcome: 'not-met', reason } as const);
  const forbidden = will === 'no' || (saleInWill && saleInWill !== 'forbids') ? 'no' : saleInWill && 'yes';
  return [
    line('will', yesNoTest(forbidden, 'no', 'will-forbids-sale')),
    line('consents', yesNoTest(allSign, 'yes', 'consent-missing')),
    line('adults', yesNoTest(under18, 'no', 'minor')),
    line('inventory', inventoryTest(inventory)),
    line('price', priceTest(house, figures)),
    ...(house.spouseBuys === 'yes'
      ? [{ rule: 'spouse-buys', test: 'buyer', outcome: 'ask', reason: 'fiduciary-spouse-buys' } as const]
      : []),
  ];
}

function priceTest({ inventory, houseValue, offer }: HouseSale, figures: Figures): Omit<TestLine, 'rule'> {
  const floor = houseValue === undefined ? {} : { limit: lowestPrice(houseValue, figures) };
  if (inventory === 'no') return { outcome: 'ask', reason: 'no-approved-inventory', ...floor };
  if (floor.limit === undefined || offer === undefined) return { outcome: 'ask', reason: 'not-known', ...floor };
  return offer >= floor.limit ? { outcome: 'met', ...floor } : { outcome: 'not-met', reason: 'below-floor', ...floor };
}

/** One that is not approved yet may still be. */
const inventoryTest = (inventory: HouseSale['inventory']): Omit<TestLine, 'rule'> =>
  inventory === 'yes'
    ? { outcome: 'met' }
    : { outcome: 'ask', reason: inventory === 'no' ? 'no-approved-inventory' : 'not-known' };

/** Every new owner signs the sale. With a will, who does not sign or is a minor may be no owner. */
function ownersTests({ will, allSign, under18 }: HouseSale): TestLine[] {
  const refused = will === 'no' ? ({ outcome: 'not-met', reason: 'consent-missing' } as const) : undefined;
  const ask = { outcome: 'ask', reason: 'owner-may-not-sign' } as const;
  return [
    ...(allSign === 'no' ? [{ rule: 'transfer-first', test: 'consents', ...(refused ?? ask) } as const] : []),
    ...(under18 === 'yes' ? [{ rule: 'transfer-first', test: 'adults', ...ask } as const] : []),
  ];
}

/** What the spouse may do with the home. The two rights are independent, so neither closes the path. */
function mansionHouse(house: HouseSale): Path {
  const byName = house.givenTo === 'spouse' || house.givenTo === 'other';
  const buying: TestLine = byName
    ? { rule: 'family-home', test: 'buying', outcome: 'not-met', reason: 'given-by-name' }
    : { rule: 'family-home', test: 'buying', outcome: 'ask', reason: house.will ? 'narrow-time' : 'not-known' };
  const taking: TestLine = { rule: 'family-home', test: 'taking', ...takingTest(house, byName) };
  return {
    path: 'family-home',
    state: 'ask',
    tests: [taking, buying],
    signers: [{ who: 'spouse' }],
    notes: ['spouse-lives-in-home', 'lived-there'],
  };
}

function takingTest(house: HouseSale, byName: boolean): Omit<TestLine, 'rule'> {
  const { will, houseValue, liens, spouseShare } = house;
  if (byName) return { outcome: 'ask', reason: 'given-by-name' };
  if (houseValue === undefined || spouseShare === undefined) return { outcome: 'ask', reason: 'not-known' };
  // Debts on the house may bring any house within the share.
  const [low, high] = [houseValue - (liens ?? houseValue), houseValue - (liens ?? 0)];
  const result = compareToLimit({ low, high }, exactly(spouseShare), 'not-known');
  if (result.outcome === 'over') return { ...result, reason: 'ask-court' };
  // Only without a will, or against it, is there such a share (R.C. 2106.01(B), 2106.10(A)).
  if (result.outcome !== 'within' || will === 'no') return result;
  return { ...result, outcome: 'ask', reason: will ? 'against-will-first' : 'not-known' };
}

const withCount = (count: number | undefined) => (count === undefined ? {} : { count });

function consenters({ will, spouse, heirs }: HouseSale): Signer[] {
  const who = will === 'yes' ? 'beneficiaries' : will === 'no' ? 'heirs' : 'heirs-or-beneficiaries';
  return [
    { who: 'fiduciary' },
    ...(spouse === 'no' ? [] : [{ who: 'spouse' } as const]),
    ...(heirs === 0 ? [] : [{ who, ...withCount(heirs) } as const]),
  ];
}

/** How many become owners; not known where the spouse may be one of them, or a will may give the house to one alone. */
const heirsAlone = ({ heirs, spouse, will }: HouseSale) => (spouse === 'no' && will === 'no' ? heirs : undefined);

function ownersOf(owners: number | undefined, married: number | undefined): Signer[] {
  // No more of the owners are married than there are.
  const spouses = married === undefined ? undefined : Math.min(married, owners ?? married);
  return [
    { who: 'owners', ...withCount(owners) },
    ...(spouses === 0 ? [] : [{ who: 'owners-spouses', ...withCount(spouses) } as const]),
  ];
}
