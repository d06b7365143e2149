// What people ask next, computed from the page graph: answers that lead to the same pages, then questions that linked
// pages answer.
import { isAskable, type Passage, pathOf } from '../search/passages.ts';
import { terms } from '../search/terms.ts';

type Node = Pick<Passage, 'url' | 'heading' | 'kind'> & { links?: string[] };

/** How many questions are offered after an answer. */
export const maxFollowUps = 3;

/** "What does it cost?": ambiguous away from its page. */
const hasUnclearPronoun = /^(?:\S+ ){0,4}(?:it|they|them|this|that|these|those)\b/i;

const countShared = (a: Set<string>, b: Set<string>): number => [...a].filter((word) => b.has(word)).length;

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
  const questions = Map.groupBy(nodes.filter(isAskable), ({ url }) => pathOf(url));
  const termsByHeading = new Map(nodes.map(({ heading }) => [heading, new Set(terms(heading))]));
  const answers = [...questions.keys()].filter((path) => path.startsWith('/answers/'));

  return (node) => {
    const path = pathOf(node.url);
    const linkedPaths = new Set([path, ...(links.get(path) ?? [])]);
    const secondDegreePaths = answers.filter(
      (index) => !linkedPaths.has(index) && [...(links.get(index) ?? [])].some((to) => linkedPaths.has(to)),
    );
    const nodeTerms = termsByHeading.get(node.heading) ?? new Set(terms(node.heading));
    const candidates = [...linkedPaths, ...secondDegreePaths].flatMap((index) =>
      (questions.get(index) ?? []).flatMap(({ heading, kind }) => {
        const candidateTerms = termsByHeading.get(heading) ?? new Set();
        const overlap = countShared(nodeTerms, candidateTerms);
        // A question that says what this passage answers is no next question.
        if (
          hasUnclearPronoun.test(heading) ||
          heading === node.heading ||
          overlap / (Math.min(nodeTerms.size, candidateTerms.size) || 1) > 0.7
        )
          return [];
        return { heading, weight: 3 * overlap + (linkedPaths.has(index) ? 1 : 0) + (kind === 'question' ? 1.5 : 0) };
      }),
    );
    const ranked = candidates.sort((a, b) => b.weight - a.weight).map(({ heading }) => heading);
    return [...new Set(ranked)].slice(0, maxFollowUps);
  };
}
