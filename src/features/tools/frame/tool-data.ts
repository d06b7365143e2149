import type { Figures } from '../../law/figures.ts';
import type { RuleText } from './rule-text.ts';

/** A court's own word and what it means, from the glossary. */
export interface Term {
  id: string;
  term: string;
  meaning: string;
}

/** What a page passes to its tool (page-data.build.ts). */
export interface ToolData {
  figures: Figures;
  rules: readonly RuleText[];
  terms: readonly Term[];
}
