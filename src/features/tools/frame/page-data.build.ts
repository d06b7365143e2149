// What a page hands to its tool besides the figures: the words of its rules and terms, and no more, since every byte of it
// stands in the page.
import { getEntry } from 'astro:content';
import { withFacts } from '../../facts/facts.build.ts';
import { lawFigures, rulesNamed } from '../../law/law.build.ts';
import type { RuleId } from '../../law/result-line.ts';
import { termsOf } from './question.ts';
import type { RuleWords } from './rule-words.ts';
import type { Term } from './term.ts';

/** The words of these rules. `page` is the path of the page whose table holds them, where it is another one. */
export const ruleWords = (ids: readonly RuleId[], page = ''): RuleWords[] =>
  rulesNamed(ids).map(({ id, label, text, readings, section, grade }) => ({
    id,
    label,
    text,
    ...(readings && { readings }),
    ...(section && { section }),
    grade,
    href: `${page}#rule-${id}`,
  }));

/** These terms of the glossary. Throws, and so stops the build, where there is none. */
export const termsNamed = (ids: readonly string[]): Promise<Term[]> =>
  Promise.all(
    ids.map(async (id) => {
      const entry = await getEntry('glossary', id);
      if (!entry) throw new Error(`There is no term "${id}". Add it to src/content/glossary.yaml or mend the id.`);
      return { id, term: entry.data.term, meaning: withFacts(entry.data.meaning) };
    }),
  );

/** What a tool takes from its page. */
export const toolData = async (steps: Parameters<typeof termsOf>[0], rules: readonly RuleId[]) => ({
  figures: lawFigures,
  rules: ruleWords(rules),
  terms: await termsNamed(termsOf(steps)),
});
