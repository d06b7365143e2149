// What the wording of a deed means once somebody named in it has died: whose the house is, what is recorded, who signs,
// and whether the probate court is needed. Each line names its rule; none says what anybody should do.
import type words from '../../content/tools/deeds.json';
import type { InputOf } from './address-state.ts';
import { type Death, deathsIn, wordings } from './deed-wordings.ts';
import type { HouseTitle } from './house-titles.ts';
import type { RuleId } from './rule-ids.ts';

export type Deed = Omit<InputOf<'yourDeed'>, 'deedRead'>;

type DeedSigner = keyof typeof words.signers;

export interface DeedResult {
  /** What the tools for selling the house and for the plan call it. */
  title: HouseTitle;
  /** What happens to the house. */
  house: RuleId[];
  /** What is recorded. */
  record: RuleId[];
  /** Who signs it, and the rule that says so. */
  sign?: { who: DeedSigner; rule: RuleId };
  /** Whether the probate court is needed for the house. */
  court: { needed: 'yes' | 'no' | 'ask'; rule: RuleId };
  cost: RuleId[];
}

/** The house, or a share of it, is in an estate: the court's certificate puts the new owners on record. */
const throughCourt = (
  title: HouseTitle,
  house: RuleId[],
  who: DeedSigner,
  more: Partial<DeedResult> = {},
): DeedResult => ({
  title,
  house,
  record: ['certificate-of-transfer', 'deed-auditor-first'],
  sign: { who, rule: 'certificate-of-transfer' },
  court: { needed: 'yes', rule: 'deed-in-estate' },
  cost: ['deed-court-deposit', 'deed-recording-fee'],
  ...more,
});

/** The house passed at the death: a paper at the county's offices shows it. */
const withoutCourt = (
  title: HouseTitle,
  house: RuleId[],
  record: RuleId,
  who: DeedSigner,
  court: RuleId = 'house-outside-estate',
): DeedResult => ({
  title,
  house: [...house, 'deed-medicaid'],
  record: [record, 'deed-auditor-first'],
  sign: { who, rule: record },
  court: { needed: 'no', rule: court },
  cost: ['deed-recording-fee'],
});

const toAsk = (title: HouseTitle, house: RuleId[], rule: RuleId): DeedResult => ({
  title,
  house,
  record: [],
  court: { needed: 'ask', rule },
  cost: ['deed-copy-fee'],
});

/** What follows; undefined while the wording, or who died, is not known. */
export function readDeed({ deed, died, recorded, divorced }: Deed): DeedResult | undefined {
  if (!deed || !died || !(deathsIn[deed] as readonly Death[]).includes(died)) return undefined;
  switch (deed) {
    case 'one':
      return throughCourt('alone', ['deed-sole-owner', 'deed-look-for-transfer'], 'fiduciary');
    case 'two':
      return died === 'one-of-them'
        ? throughCourt('shared', ['deed-common-share', 'deed-marriage-is-not-enough'], 'fiduciary')
        : throughCourt('shared', ['deed-common-share', 'deed-one-after-the-other'], 'fiduciary-of-each');
    case 'survivorship':
    case 'entireties':
      return readSurvivorship(deed, died, divorced);
    case 'transfer-on-death':
      if (!recorded) return toAsk('unclear', ['transfer-on-death'], 'deed-look-for-transfer');
      if (recorded === 'no') return throughCourt('tod-unrecorded', ['deed-not-recorded'], 'fiduciary');
      if (died === 'owner-and-all-named') return throughCourt('alone', ['deed-named-died-first'], 'fiduciary');
      return died === 'owner'
        ? withoutCourt('tod', ['deed-transfer-on-death'], 'transfer-on-death', 'named')
        : withoutCourt('tod', ['deed-named-died-first'], 'transfer-on-death', 'named', 'deed-named-died-first');
    case 'trustee':
      return withoutCourt(
        'trust',
        ['deed-trust'],
        'deed-trustee-affidavit',
        died === 'trustee' ? 'next-trustee' : 'co-trustee',
        'deed-trust',
      );
    case 'life-estate':
      return died === 'life-tenant'
        ? withoutCourt(
            'life-estate',
            ['deed-life-estate'],
            'deed-life-estate-affidavit',
            'owners-after',
            'deed-life-estate',
          )
        : toAsk('unclear', ['deed-owner-after-died'], 'deed-owner-after-died');
    case 'land-contract':
      return died === 'seller'
        ? throughCourt('land-contract', ['deed-contract-goes-on'], 'fiduciary-of-seller', {
            record: ['deed-contract-seller', 'deed-auditor-first'],
            sign: { who: 'fiduciary-of-seller', rule: 'deed-contract-seller' },
            court: { needed: 'yes', rule: 'deed-contract-seller' },
          })
        : throughCourt('land-contract', ['deed-contract-goes-on', 'deed-contract-buyer'], 'seller', {
            record: ['deed-contract-recorded', 'deed-auditor-first'],
            sign: { who: 'seller', rule: 'deed-contract-recorded' },
          });
    case 'long-ago':
      return died === 'owner'
        ? throughCourt('alone', ['deed-no-time-limit', 'land-only'], 'fiduciary')
        : // The oldest estate comes first, and in it the house is in that person's own name.
          throughCourt('alone', ['deed-no-time-limit', 'deed-one-after-the-other'], 'fiduciary-of-each');
  }
}

function readSurvivorship(deed: 'survivorship' | 'entireties', died: Death, divorced: Deed['divorced']): DeedResult {
  const words: RuleId = deed === 'survivorship' ? 'deed-survivor-owns' : 'deed-entireties';
  if (divorced === 'yes')
    return deed === 'survivorship'
      ? toAsk('shared', ['deed-divorce', 'deed-common-share'], 'deed-divorce')
      : toAsk('unclear', ['deed-entireties-divorce'], 'deed-entireties-divorce');
  if (died === 'one-of-them')
    return withoutCourt('survivorship', [words, 'deed-survivorship-words'], 'survivorship-deed', 'survivor');
  return throughCourt('alone', [words, 'deed-last-survivor'], 'fiduciary-of-last', {
    record: ['survivorship-deed', 'certificate-of-transfer', 'deed-auditor-first'],
  });
}

/** Every case, in the order of the page that gives them all. */
export const deedCases: Deed[] = wordings.flatMap((deed) =>
  deathsIn[deed].flatMap((died): Deed[] => {
    const one: Deed = deed === 'transfer-on-death' ? { deed, died, recorded: 'yes' } : { deed, died };
    if (deed === 'transfer-on-death' && died === 'owner') return [one, { ...one, recorded: 'no' }];
    const married = deed === 'survivorship' || deed === 'entireties';
    return married && died === 'one-of-them' ? [one, { ...one, divorced: 'yes' }] : [one];
  }),
);
