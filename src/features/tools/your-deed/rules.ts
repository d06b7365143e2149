// Every rule that the tool may name. Read while the site is built.
import { type RuleId, ruleIdsOf } from '../../law/rule-ids.ts';

export const deedRules: RuleId[] = [
  ...ruleIdsOf('your-deed'),
  'survivorship-deed',
  'transfer-on-death',
  'certificate-of-transfer',
  'land-only',
  'house-outside-estate',
];
