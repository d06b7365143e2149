// What a page hands to its tool: the figures to count with, and the words of the rules it may name. One fact changed in
// src/content/facts.yaml changes both, with the articles, the answers and the guide.
import { getCollection } from 'astro:content';
import { getFact, withFacts } from '../facts/facts.build.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { RuleId } from './result-line.ts';
import type { Rule } from './rule.ts';

/** The figures of all tools. Throws, and so stops the build, where a fact is missing or cannot be counted with. */
export const lawFigures: Figures = figuresFrom(getFact);

const rules = new Map((await getCollection('rules')).map(({ id, data }) => [id, data]));

/** The rules with these ids, figures filled in, in this order. Throws, and so stops the build, where there is none. */
export function getRules(ids: readonly RuleId[]): Rule[] {
  return ids.map((id) => {
    const rule = rules.get(id);
    if (!rule) throw new Error(`There is no rule "${id}". Add it to src/content/rules.yaml or mend the id.`);
    return { id, ...rule, text: withFacts(rule.text) };
  });
}
