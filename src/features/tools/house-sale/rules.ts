// Every rule that the tool may name. Read while the site is built.
import { type RuleId, ruleIdsOf } from '../../law/rule-ids.ts';

export const saleRules: RuleId[] = [
  ...ruleIdsOf('selling-the-house'),
  'spouse-lives-in-home',
  'survivorship-deed',
  'transfer-on-death',
  'certificate-of-transfer',
  'deed-trust',
  'deed-trustee-affidavit',
  'deed-life-estate',
  'deed-life-estate-affidavit',
  'deed-contract-goes-on',
  'deed-contract-seller',
  'deed-contract-buyer',
];
