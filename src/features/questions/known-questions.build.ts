// The headings of the site that are suggested during typing.
import { stopWords } from '../../shared/stop-words.ts';
import { wordsOf } from './normalize.ts';
import { isAskable, type Passage } from './search/passages.ts';

/** Near twins, such as "How long does probate take?" and "How long does probate take in Ohio?", are one question. */
function questionKey(heading: string): string {
  const keywords = wordsOf(heading).filter((word) => !stopWords.has(word));
  return keywords.length > 1 ? keywords.join(' ') : heading;
}

/**
 * The questions that these passages answer, common questions first, without those that say nothing away from their page
 * (`unsuggested`). Throws, and so stops the build, where one of those is no heading: it was changed, and would be
 * offered again.
 */
export function offeredQuestions(
  passages: Pick<Passage, 'heading' | 'kind' | 'url'>[],
  unsuggested: string[],
): string[] {
  const askable = passages.filter(isAskable);
  const headings = new Set(askable.map(({ heading }) => heading));
  for (const heading of unsuggested)
    if (!headings.has(heading))
      throw new Error(
        `src/content/unsuggested-headings.yaml: no page has the heading "${heading}". Mend the line or take it out.`,
      );
  const common = askable.filter(({ kind }) => kind === 'question');
  const offered = new Map<string, string>();
  for (const { heading } of [...common, ...askable]) {
    const key = questionKey(heading);
    if (!unsuggested.includes(heading) && !offered.has(key)) offered.set(key, heading);
  }
  return [...offered.values()];
}
