// Each wording, and each of those named who may have died: what follows, by hand.
import { describe, expect, test } from 'vitest';
import { type Deed, deedCases, readDeed } from '../../../src/features/law/deed.ts';
import { deathsIn, wordings } from '../../../src/features/law/deed-wordings.ts';
import { houseSale } from '../../../src/features/law/house-sale.ts';
import type { HouseTitle } from '../../../src/features/law/house-titles.ts';
import type { RuleId } from '../../../src/features/law/rule-ids.ts';
import { figures, rules } from './figures.ts';

describe('each wording and each death', () => {
  test.each<[string, Deed, title: HouseTitle, court: string, house: string[], record: string[], sign: string]>([
    [
      'one name',
      { deed: 'one', died: 'owner' },
      'alone',
      'yes',
      ['deed-sole-owner'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'two names, one dead',
      { deed: 'two', died: 'one-of-them' },
      'shared',
      'yes',
      ['deed-common-share', 'deed-marriage-is-not-enough'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'two names, both dead',
      { deed: 'two', died: 'all-of-them' },
      'shared',
      'yes',
      ['deed-common-share', 'deed-one-after-the-other'],
      ['certificate-of-transfer'],
      'fiduciary-of-each',
    ],
    [
      'survivorship, one dead',
      { deed: 'survivorship', died: 'one-of-them' },
      'survivorship',
      'no',
      ['deed-survivor-owns', 'deed-medicaid'],
      ['survivorship-deed'],
      'survivor',
    ],
    [
      'survivorship, not divorced',
      { deed: 'survivorship', died: 'one-of-them', divorced: 'no' },
      'survivorship',
      'no',
      ['deed-survivor-owns'],
      ['survivorship-deed'],
      'survivor',
    ],
    [
      'survivorship, both dead',
      { deed: 'survivorship', died: 'all-of-them' },
      'alone',
      'yes',
      ['deed-last-survivor'],
      ['survivorship-deed', 'certificate-of-transfer'],
      'fiduciary-of-last',
    ],
    [
      'survivorship, divorced',
      { deed: 'survivorship', died: 'one-of-them', divorced: 'yes' },
      'shared',
      'ask',
      ['deed-divorce', 'deed-common-share'],
      [],
      '',
    ],
    [
      'survivorship, divorced, both dead',
      { deed: 'survivorship', died: 'all-of-them', divorced: 'yes' },
      'shared',
      'ask',
      ['deed-divorce'],
      [],
      '',
    ],
    [
      'entireties, one dead',
      { deed: 'entireties', died: 'one-of-them' },
      'survivorship',
      'no',
      ['deed-entireties'],
      ['survivorship-deed'],
      'survivor',
    ],
    [
      'entireties, both dead',
      { deed: 'entireties', died: 'all-of-them' },
      'alone',
      'yes',
      ['deed-entireties', 'deed-last-survivor'],
      ['survivorship-deed', 'certificate-of-transfer'],
      'fiduciary-of-last',
    ],
    [
      'entireties, divorced',
      { deed: 'entireties', died: 'one-of-them', divorced: 'yes' },
      'unclear',
      'ask',
      ['deed-entireties-divorce'],
      [],
      '',
    ],
    [
      'transfer on death, recorded',
      { deed: 'transfer-on-death', died: 'owner', recorded: 'yes' },
      'tod',
      'no',
      ['deed-transfer-on-death', 'deed-medicaid'],
      ['transfer-on-death'],
      'named',
    ],
    [
      'transfer on death, not recorded',
      { deed: 'transfer-on-death', died: 'owner', recorded: 'no' },
      'tod-unrecorded',
      'yes',
      ['deed-not-recorded'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'transfer on death, nobody knows',
      { deed: 'transfer-on-death', died: 'owner' },
      'unclear',
      'ask',
      ['transfer-on-death'],
      [],
      '',
    ],
    [
      'transfer on death, one of those named died first',
      { deed: 'transfer-on-death', died: 'owner-and-named', recorded: 'yes' },
      'tod',
      'no',
      ['deed-named-died-first', 'deed-medicaid'],
      ['transfer-on-death'],
      'named',
    ],
    [
      'transfer on death, nobody named is left',
      { deed: 'transfer-on-death', died: 'owner-and-all-named', recorded: 'yes' },
      'alone',
      'yes',
      ['deed-named-died-first'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'transfer on death, not recorded, somebody named died first',
      { deed: 'transfer-on-death', died: 'owner-and-named', recorded: 'no' },
      'tod-unrecorded',
      'yes',
      ['deed-not-recorded'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'the only trustee',
      { deed: 'trustee', died: 'trustee' },
      'trust',
      'no',
      ['deed-trust'],
      ['deed-trustee-affidavit'],
      'next-trustee',
    ],
    [
      'one of several trustees',
      { deed: 'trustee', died: 'co-trustee' },
      'trust',
      'no',
      ['deed-trust'],
      ['deed-trustee-affidavit'],
      'co-trustee',
    ],
    [
      'life estate, its holder',
      { deed: 'life-estate', died: 'life-tenant' },
      'life-estate',
      'no',
      ['deed-life-estate', 'deed-medicaid'],
      ['deed-life-estate-affidavit'],
      'owners-after',
    ],
    [
      'life estate, an owner after it',
      { deed: 'life-estate', died: 'owner-after' },
      'unclear',
      'ask',
      ['deed-owner-after-died'],
      [],
      '',
    ],
    [
      'land contract, the seller',
      { deed: 'land-contract', died: 'seller' },
      'land-contract',
      'yes',
      ['deed-contract-goes-on'],
      ['deed-contract-seller'],
      'fiduciary-of-seller',
    ],
    [
      'land contract, the buyer',
      { deed: 'land-contract', died: 'buyer' },
      'land-contract',
      'yes',
      ['deed-contract-goes-on', 'deed-contract-buyer'],
      ['deed-contract-recorded'],
      'seller',
    ],
    [
      'long ago, one owner',
      { deed: 'long-ago', died: 'owner' },
      'alone',
      'yes',
      ['deed-no-time-limit'],
      ['certificate-of-transfer'],
      'fiduciary',
    ],
    [
      'long ago, and heirs since',
      { deed: 'long-ago', died: 'heirs-since' },
      'alone',
      'yes',
      ['deed-no-time-limit', 'deed-one-after-the-other'],
      ['certificate-of-transfer'],
      'fiduciary-of-each',
    ],
  ])('%s', (_name, deed, title, court, house, record, sign) => {
    const result = readDeed(deed);
    expect(result?.title).toBe(title);
    expect(result?.court.needed).toBe(court);
    expect(result?.house).toEqual(expect.arrayContaining(house));
    expect(result?.record).toEqual(expect.arrayContaining(record));
    expect(result?.sign?.who ?? '').toBe(sign);
    // What has to be asked first names nothing to record or sign, and a price for the copy alone.
    if (court === 'ask') expect(result).toMatchObject({ record: [], cost: ['deed-copy-fee'] });
    else expect(result?.cost).toContain('deed-recording-fee');
    expect(result?.cost.includes('deed-court-deposit')).toBe(court === 'yes');
  });
});

test('nothing is said while the wording or the death is not known, or the two do not go together', () => {
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

test.each<[name: string, Deed, path: RuleId, state: string, section: string, signers: string]>([
  ['one name', { deed: 'one', died: 'owner' }, 'house-outside-estate', 'closed', 'R.C. 5302.17, 5302.22', 'new-owner'],
  [
    'divorced co-owners have shares',
    { deed: 'survivorship', died: 'one-of-them', divorced: 'yes' },
    'consent-sale',
    'ask',
    'R.C. 2127.011',
    'fiduciary spouse heirs-or-beneficiaries co-owners',
  ],
  [
    'one of those named is left',
    { deed: 'transfer-on-death', died: 'owner-and-named', recorded: 'yes' },
    'house-outside-estate',
    'open',
    'R.C. 5302.17, 5302.22',
    'new-owner',
  ],
  [
    'nobody named is left',
    { deed: 'transfer-on-death', died: 'owner-and-all-named', recorded: 'yes' },
    'court-sale',
    'ask',
    'R.C. chapter 2127',
    'fiduciary',
  ],
  ['a trust', { deed: 'trustee', died: 'trustee' }, 'house-outside-estate', 'open', 'R.C. 5302.17, 5302.22', 'trustee'],
  [
    'a life estate',
    { deed: 'life-estate', died: 'life-tenant' },
    'deed-life-estate',
    'open',
    'R.C. 5301.252',
    'owners owners-spouses',
  ],
  [
    'a land contract',
    { deed: 'land-contract', died: 'buyer' },
    'deed-contract-goes-on',
    'ask',
    'R.C. 5313.01, 5313.02',
    '',
  ],
  [
    'nobody knows whether it was recorded',
    { deed: 'transfer-on-death', died: 'owner' },
    'house-outside-estate',
    'ask',
    'R.C. 5302.17, 5302.22',
    '',
  ],
])('the paths of a sale know the case: %s', (_name, deed, path, state, section, signers) => {
  const paths = houseSale({ title: readDeed(deed)?.title ?? 'release' }, figures);
  const one = paths.find((other) => other.path === path);
  expect(one?.state).toBe(state);
  expect(rules[path]?.section).toContain(section);
  expect(one?.signers.map(({ who }) => who).join(' ')).toBe(signers);
});
