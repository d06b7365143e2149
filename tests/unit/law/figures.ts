// The facts and the rules of the content, as a page passes them to the tools, and what a tool answers.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type FactValue, figuresFrom } from '../../../src/features/law/figures.ts';
import type { Rule } from '../../../src/features/law/law.build.ts';
import type { RuleId } from '../../../src/features/law/rule-ids.ts';

// Days become dates, as in the content collections.
const read = <Entry>(file: string) =>
  parse(readFileSync(`src/content/${file}`, 'utf8'), { customTags: ['timestamp'] }) as Record<string, Entry>;

export const facts = read<FactValue>('facts.yaml');
export const rules = read<Omit<Rule, 'id' | 'anchor'>>('rules.yaml') as Record<RuleId, Omit<Rule, 'id' | 'anchor'>>;
/** The rules as a tool gets them. */
export const ruleWords = Object.entries(rules).map(([id, rule]) => ({ id: id as RuleId, ...rule, href: '' }));
export const figures = figuresFrom((id) => facts[id]);

/** What a tool answers. Throws where it stops for lack of an answer or at a doubt. */
export function answered<Answer extends object>(
  answer: Answer,
): Exclude<Answer, { stopped: string } | { needs: string }> {
  if ('stopped' in answer || 'needs' in answer) throw new Error(JSON.stringify(answer));
  return answer as Exclude<Answer, { stopped: string } | { needs: string }>;
}
