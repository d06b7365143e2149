// Each wording, and each of those named who may have died: what follows, by hand.
import { expect, test } from 'vitest';
import { parseState, toolKeys } from '../../../src/features/law/address-state.ts';
import { deedCases, readDeed } from '../../../src/features/law/deed.ts';
import { deathsIn, wordings } from '../../../src/features/law/deed-wordings.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import type { RuleId } from '../../../src/features/law/rule-ids.ts';
import { figures, rules } from './figures.ts';

const read = (link: string) => parseState(link, toolKeys.yourDeed);
const words = (text: string) => text.split(' ').filter(Boolean);

/** The title, whether the court is needed, some rules on the house and on what is recorded, and who signs. */
const cases: Record<string, string> = {
  'deed=one&died=owner': 'alone; yes; deed-sole-owner; certificate-of-transfer; fiduciary',
  'deed=two&died=one-of-them':
    'shared; yes; deed-common-share deed-marriage-is-not-enough; certificate-of-transfer; fiduciary',
  'deed=two&died=all-of-them':
    'shared; yes; deed-common-share deed-one-after-the-other; certificate-of-transfer; fiduciary-of-each',
  'deed=survivorship&died=one-of-them':
    'survivorship; no; deed-survivor-owns deed-medicaid; survivorship-deed; survivor',
  'deed=survivorship&died=one-of-them&divorced=no': 'survivorship; no; deed-survivor-owns; survivorship-deed; survivor',
  'deed=survivorship&died=all-of-them':
    'alone; yes; deed-last-survivor; survivorship-deed certificate-of-transfer; fiduciary-of-last',
  'deed=survivorship&died=one-of-them&divorced=yes': 'shared; ask; deed-divorce deed-common-share; ; ',
  'deed=survivorship&died=all-of-them&divorced=yes': 'shared; ask; deed-divorce; ; ',
  'deed=entireties&died=one-of-them': 'survivorship; no; deed-entireties; survivorship-deed; survivor',
  'deed=entireties&died=all-of-them':
    'alone; yes; deed-entireties deed-last-survivor; survivorship-deed certificate-of-transfer; fiduciary-of-last',
  'deed=entireties&died=one-of-them&divorced=yes': 'unclear; ask; deed-entireties-divorce; ; ',
  'deed=transfer-on-death&died=owner&recorded=yes':
    'tod; no; deed-transfer-on-death deed-medicaid; transfer-on-death; named',
  'deed=transfer-on-death&died=owner&recorded=no':
    'tod-unrecorded; yes; deed-not-recorded; certificate-of-transfer; fiduciary',
  'deed=transfer-on-death&died=owner': 'unclear; ask; transfer-on-death; ; ',
  'deed=transfer-on-death&died=owner-and-named&recorded=yes':
    'tod; no; deed-named-died-first deed-medicaid; transfer-on-death; named',
  'deed=transfer-on-death&died=owner-and-all-named&recorded=yes':
    'alone; yes; deed-named-died-first; certificate-of-transfer; fiduciary',
  'deed=transfer-on-death&died=owner-and-named&recorded=no':
    'tod-unrecorded; yes; deed-not-recorded; certificate-of-transfer; fiduciary',
  'deed=trustee&died=trustee': 'trust; no; deed-trust; deed-trustee-affidavit; next-trustee',
  'deed=trustee&died=co-trustee': 'trust; no; deed-trust; deed-trustee-affidavit; co-trustee',
  'deed=life-estate&died=life-tenant':
    'life-estate; no; deed-life-estate deed-medicaid; deed-life-estate-affidavit; owners-after',
  'deed=life-estate&died=owner-after': 'unclear; ask; deed-owner-after-died; ; ',
  'deed=land-contract&died=seller':
    'land-contract; yes; deed-contract-goes-on; deed-contract-seller; fiduciary-of-seller',
  'deed=land-contract&died=buyer':
    'land-contract; yes; deed-contract-goes-on deed-contract-buyer; deed-contract-recorded; seller',
  'deed=long-ago&died=owner': 'alone; yes; deed-no-time-limit; certificate-of-transfer; fiduciary',
  'deed=long-ago&died=heirs-since':
    'alone; yes; deed-no-time-limit deed-one-after-the-other; certificate-of-transfer; fiduciary-of-each',
};

test.each(Object.entries(cases))('%s', (deed, expected) => {
  const [title, court, house = '', record = '', sign] = expected.split('; ');
  const result = readDeed(read(deed));
  expect(result?.title).toBe(title);
  expect(result?.court.needed).toBe(court);
  expect(result?.house).toEqual(expect.arrayContaining(words(house)));
  expect(result?.record).toEqual(expect.arrayContaining(words(record)));
  expect(result?.sign?.who ?? '').toBe(sign);
  // What has to be asked first names nothing to record or sign, and a price for the copy alone.
  if (court === 'ask') expect(result).toMatchObject({ record: [], cost: ['deed-copy-fee'] });
  else expect(result?.cost).toContain('deed-recording-fee');
  expect(result?.cost.includes('deed-court-deposit')).toBe(court === 'yes');
});

test('no result while the wording or the death is not known, or where the two do not match', () => {
  expect(readDeed({})).toBeUndefined();
  expect(readDeed({ deed: 'one' })).toBeUndefined();
  expect(readDeed({ died: 'owner' })).toBeUndefined();
  expect(readDeed({ deed: 'one', died: 'seller' })).toBeUndefined();
  expect(readDeed({ deed: 'trustee', died: 'one-of-them' })).toBeUndefined();
});

test('the page that gives every case leaves out no wording and no death', () => {
  for (const deed of wordings)
    for (const died of deathsIn[deed]) expect(deedCases).toContainEqual(expect.objectContaining({ deed, died }));
  for (const one of deedCases) expect(readDeed(one)).toBeDefined();
});

/** A path, its state, words of its rule's section, and who signs. */
const sales: Record<string, string> = {
  'deed=one&died=owner': 'house-outside-estate; closed; R.C. 5302.17, 5302.22; new-owner',
  'deed=survivorship&died=one-of-them&divorced=yes':
    'consent-sale; ask; R.C. 2127.011; fiduciary spouse heirs-or-beneficiaries co-owners',
  'deed=transfer-on-death&died=owner-and-named&recorded=yes':
    'house-outside-estate; open; R.C. 5302.17, 5302.22; owners owners-spouses',
  'deed=transfer-on-death&died=owner-and-all-named&recorded=yes': 'court-sale; ask; R.C. chapter 2127; fiduciary',
  'deed=trustee&died=trustee': 'house-outside-estate; open; R.C. 5302.17, 5302.22; trustee',
  'deed=life-estate&died=life-tenant': 'deed-life-estate; open; R.C. 5301.252; owners owners-spouses',
  'deed=land-contract&died=buyer': 'deed-contract-goes-on; ask; R.C. 5313.01, 5313.02; ',
  'deed=transfer-on-death&died=owner': 'house-outside-estate; ask; R.C. 5302.17, 5302.22; ',
};

test.each(Object.entries(sales))('the paths of a sale know the case: %s', (deed, expected) => {
  const [path = '', state, section, signers] = expected.split('; ');
  const paths = houseSale({ title: readDeed(read(deed))?.title ?? 'release' }, figures);
  const one = paths.find((other) => other.path === path);
  expect(one?.state).toBe(state);
  expect(rules[path as RuleId]?.section).toContain(section);
  expect(one?.signers.map(({ who }) => who).join(' ')).toBe(signers);
});
