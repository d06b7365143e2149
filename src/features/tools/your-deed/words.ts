// The words of a result, and the answers of this site that go with each wording.
import type { DeedResult, DeedSigner } from '../../law/deed.ts';
import type { Wording } from '../../law/deed-wordings.ts';

export const signerWords: Record<DeedSigner, string> = {
  survivor: 'The survivor signs the affidavit, before a notary.',
  fiduciary: 'The executor or administrator applies for the certificate. Those who inherit sign no deed for it.',
  'fiduciary-of-last': 'The survivor’s own executor or administrator applies for the certificate.',
  'fiduciary-of-each': 'The executor or administrator of each estate applies for its certificate.',
  named: 'Whoever is named in the paper signs the affidavit of confirmation, before a notary.',
  'next-trustee': 'The next trustee, whom the trust’s own words name, signs the affidavit.',
  'co-trustee': 'A trustee who is left signs the affidavit.',
  'owners-after': 'Those who own the house now sign the sworn statement, before a notary.',
  'fiduciary-of-seller': 'The seller’s executor or administrator signs the deed, with the court’s authority.',
  seller: 'The seller signs the deed once all is paid.',
};

export const courtWords: Record<DeedResult['court']['needed'], string> = {
  yes: 'By these words the house, or a share of it, goes through the probate court.',
  no: 'By these words the house passes without the probate court. Other property may still need it.',
  ask: 'It depends on papers that this page cannot see. The county recorder has them, and an attorney can read them with you.',
};

export const fromMemory =
  'This follows what you remember of the deed. Only the recorded paper decides: get a copy before you act on it.';

/** Answers of this site, by their ids. */
export const answersFor: Record<Wording, string[]> = {
  one: [
    'how-to-get-the-house-into-the-heirs-names',
    'how-to-find-a-transfer-on-death-paper',
    'house-in-one-name-and-no-will',
  ],
  two: ['how-a-house-passes-to-a-surviving-co-owner', 'does-the-house-belong-to-the-surviving-spouse'],
  survivorship: [
    'how-a-house-passes-to-a-surviving-co-owner',
    'can-a-surviving-spouse-sell-with-the-old-name-on-the-deed',
  ],
  entireties: [
    'can-a-surviving-spouse-sell-with-the-old-name-on-the-deed',
    'does-a-former-spouse-on-the-deed-still-get-the-house',
  ],
  'transfer-on-death': [
    'how-to-claim-a-house-with-a-transfer-on-death',
    'what-if-someone-named-on-a-transfer-on-death-died-first',
  ],
  trustee: ['what-must-a-trustee-do-after-the-death', 'how-to-get-a-copy-of-a-trust'],
  'life-estate': ['what-is-filed-when-a-life-estate-ends', 'who-pays-when-someone-may-live-there-for-life'],
  'land-contract': ['what-if-the-seller-on-a-land-contract-dies', 'what-if-the-buyer-on-a-land-contract-dies'],
  'long-ago': ['can-an-old-name-on-a-deed-still-be-changed', 'how-to-clear-a-deed-after-several-deaths'],
};
