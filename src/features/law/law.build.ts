// What a page passes to its tool: the figures to compute with, and the texts of the rules it may cite. A change in
// src/content/facts.yaml changes both, along with the articles, the answers and the guide.
import { type CollectionEntry, getCollection } from 'astro:content';
import { getFact, withFacts } from '../facts/facts.build.ts';
import { type Figures, figuresFrom } from './figures.ts';
import { type RuleId, ruleAnchor } from './rule-ids.ts';

/** A rule of law that the tools apply: an entry of src/content/rules.yaml, its figures filled in. */
export type Rule = CollectionEntry<'rules'>['data'] & {
  id: RuleId;
  /** Its anchor on the page that has its table, such as "rule-D10". */
  anchor: string;
};

/** The figures of all tools. Throws, failing the build, if a fact is missing or not in a computable format. */
export const lawFigures: Figures = figuresFrom(getFact);

const rules = new Map((await getCollection('rules')).map(({ id, data }) => [id, data]));

/** The rules with these ids, in this order, figures filled in. Throws, failing the build, for an unknown id. */
export function getRules(ids: readonly RuleId[]): Rule[] {
  return ids.map((id) => {
    const rule = rules.get(id);
    if (!rule) throw new Error(`There is no rule "${id}". Add it to src/content/rules.yaml or correct the id.`);
    return { id, ...rule, anchor: ruleAnchor(id), text: withFacts(rule.text) };
  });
}
