// The facts and the rules as they stand in the content: what a page hands to the tools.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type FactValue, figuresFrom } from '../../../src/features/law/figures.ts';
import type { Rule } from '../../../src/features/law/rule.ts';

// Days become dates, as in the content collections.
const read = <Entry>(file: string) =>
  parse(readFileSync(`src/content/${file}`, 'utf8'), { customTags: ['timestamp'] }) as Record<string, Entry>;

export const facts = read<FactValue>('facts.yaml');
export const rules = read<Omit<Rule, 'id'>>('rules.yaml');
export const figures = figuresFrom((id) => facts[id]);
