// What people ask next, computed from the page graph: answers that lead to the same pages, then questions that linked
// pages answer.
import { isAskable, type Passage, pathOf } from '../search/passages.ts';
import { terms } from '../search/terms.ts';

type Node = Pick<Passage, 'url' | 'heading' | 'kind'> & { links?: string[] };

/** How many questions are offered after an answer. */
export const maxFollowUps = 3;

/** "What does it cost?": ambiguous away from its page. */
const hasUnclearPronoun = /^(?:\S+ ){0,4}(?:it|they|them|this|that|these|those)\b/i;

/** Takes every node and gives the questions after one of them, those that share words with it first. */
export function followUps(nodes: Node[]): (node: Pick<Passage, 'url' | 'heading' | 'kind'>) => string[] {
  const links = new Map<string, Set<string>>();
  const join = (from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const node of nodes) {
    for (const link of node.links ?? []) {
      join(pathOf(node.url), pathOf(link));
      join(pathOf(link), pathOf(node.url));
    }
  }
  const clear = nodes.filter((node) => isAskable(node) && !hasUnclearPronoun.test(node.heading));
  const questions = Map.groupBy(clear, ({ url }) => pathOf(url));
  const answers = [...questions.keys()].filter((path) => path.startsWith('/answers/'));
  const termsByHeading = new Map(nodes.map(({ heading }) => [heading, new Set(terms(heading))]));
  const termsOf = (heading: string) => termsByHeading.get(heading) ?? new Set<string>();

  /** The questions of the pages that are linked with a page, and of answers one link further. */
  const nearPage = (path: string) => {
    const linkedPaths = new Set([path, ...(links.get(path) ?? [])]);
    const secondDegreePaths = answers.filter(
      (answer) => !linkedPaths.has(answer) && !linkedPaths.isDisjointFrom(links.get(answer) ?? new Set()),
    );
    return [...linkedPaths, ...secondDegreePaths].flatMap((page) =>
      (questions.get(page) ?? []).map(({ heading, kind }) => ({
        heading,
        terms: termsOf(heading),
        weight: (linkedPaths.has(page) ? 1 : 0) + (kind === 'question' ? 1.5 : 0),
      })),
    );
  };
  const nearPages = new Map([...new Set(nodes.map(({ url }) => pathOf(url)))].map((path) => [path, nearPage(path)]));

  return (node) => {
    const near = nearPages.get(pathOf(node.url)) ?? nearPage(pathOf(node.url));
    const headingTerms = termsOf(node.heading);
    const weighed = near.flatMap(({ heading, terms, weight }) => {
      const overlap = headingTerms.intersection(terms).size;
      // A question that says what this passage answers is no next question.
      if (heading === node.heading || overlap / (Math.min(headingTerms.size, terms.size) || 1) > 0.7) return [];
      return { heading, weight: 3 * overlap + weight };
    });
    const ranked = weighed.sort((a, b) => b.weight - a.weight).map(({ heading }) => heading);
    return [...new Set(ranked)].slice(0, maxFollowUps);
  };
}
