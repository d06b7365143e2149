// What a page passes to its tool besides the figures: the texts of its rules and terms, and no more, since the island
// loads all of it.
import { getEntry } from 'astro:content';
import { withFacts } from '../../facts/facts.build.ts';
import { getRules, lawFigures } from '../../law/law.build.ts';
import type { RuleId } from '../../law/rule-ids.ts';
import { termsOf } from './question.ts';
import type { RuleText, Term, ToolData } from './tool-data.ts';

/** The texts of these rules, with links to their rows in the table of the same page. */
export const ruleTexts = (ids: readonly RuleId[]): RuleText[] =>
  getRules(ids).map(({ id, anchor, label, text, readings, past, section, grade }) => ({
    id,
    label,
    text,
    ...(readings && { readings }),
    ...(past && { past }),
    ...(section && { section }),
    grade,
    href: `#${anchor}`,
  }));

/** These glossary terms. Throws, failing the build, for an unknown one. */
export const getTerms = (ids: readonly string[]): Promise<Term[]> =>
  Promise.all(
    ids.map(async (id) => {
      const entry = await getEntry('glossary', id);
      if (!entry) throw new Error(`There is no term "${id}". Add it to src/content/glossary.yaml or correct the id.`);
      return { id, term: entry.data.term, meaning: withFacts(entry.data.meaning) };
    }),
  );

/** The props that a tool gets from its page. */
export const toolData = async (steps: Parameters<typeof termsOf>[0], rules: readonly RuleId[]): Promise<ToolData> => ({
  figures: lawFigures,
  rules: ruleTexts(rules),
  terms: await getTerms(termsOf(steps)),
});
