// What people ask next, computed from the page graph: answers that lead to the same pages, then questions that linked
// pages answer.
import { isAskable, type Passage, pathOf } from '../search/passages.ts';
import { terms } from '../search/terms.ts';

type Node = Pick<Passage, 'url' | 'heading' | 'kind'> & { links?: string[] };

/** How many questions are offered after an answer. */
export const maxFollowUps = 3;

/** "What does it cost?": ambiguous away from its page. */
const leavesSubjectOpen = /^(?:\S+ ){0,4}(?:it|they|them|this|that|these|those)\b/i;

const shared = (a: Set<string>, b: Set<string>): number => [...a].filter((word) => b.has(word)).length;

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
  const words = new Map(nodes.map(({ heading }) => [heading, new Set(terms(heading))]));
  const answers = [...questions.keys()].filter((place) => place.startsWith('/answers/'));

  return (node) => {
    const place = pathOf(node.url);
    const near = new Set([place, ...(links.get(place) ?? [])]);
    const around = answers.filter(
      (index) => !near.has(index) && [...(links.get(index) ?? [])].some((to) => near.has(to)),
    );
    const own = words.get(node.heading) ?? new Set(terms(node.heading));
    const candidates = [...near, ...around].flatMap((index) =>
      (questions.get(index) ?? []).flatMap(({ heading, kind }) => {
        const theirs = words.get(heading) ?? new Set();
        const overlap = shared(own, theirs);
        // A question that says what this passage answers is no next question.
        if (
          leavesSubjectOpen.test(heading) ||
          heading === node.heading ||
          overlap / (Math.min(own.size, theirs.size) || 1) > 0.7
        )
          return [];
        return { heading, weight: 3 * overlap + (near.has(index) ? 1 : 0) + (kind === 'question' ? 1.5 : 0) };
      }),
    );
    const ranked = candidates.sort((a, b) => b.weight - a.weight).map(({ heading }) => heading);
    return [...new Set(ranked)].slice(0, maxFollowUps);
  };
}
