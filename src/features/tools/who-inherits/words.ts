// What the tool asks, and what it says where it cannot go on.
import words from '../../../content/tools/family.json' with { type: 'json' };
import type { Doubt } from '../../law/family.ts';
import type { FamilyStop } from '../../law/intestate-shares.ts';
import type { RuleId } from '../../law/rule-ids.ts';

type Why = FamilyStop['stopped'];

export const { lists } = words;
/** What lies beyond the tool: as a box to check, and why it stops. */
export const doubtTexts: Record<Doubt, { label: string; why: string }> = words.doubts;
const stopTexts: Record<Why, { why: string }> = { ...words.doubts, ...words.beyond };

/** The rule that is near a stop, where there is one. */
const relatedRules: Partial<Record<Why, RuleId>> = {
  parentage: 'unmarried-parents',
  'adopted-out': 'adopted-children',
  unborn: 'unborn-child',
  'close-deaths': 'heir-outlives',
  cousins: 'division-i',
  'next-of-kin': 'division-i',
};

/** Why the tool stops, and the rule that is near. */
export const stopText = (stop: Why) => ({ why: stopTexts[stop].why, rule: relatedRules[stop] });
