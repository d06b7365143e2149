// What people ask next, computed from the page graph: common questions that lead to the same pages, then questions that
// linked pages answer.
import { type Passage, pathOf, placeOf } from '../domain/passages.ts';
import { terms } from '../domain/questions/terms.ts';

type Node = Pick<Passage, 'url' | 'heading' | 'kind'> & { links?: string[] };

const most = 3;

const shared = (a: Set<string>, b: Set<string>): number => [...a].filter((word) => b.has(word)).length;

/** Takes every node and gives the questions after one of them, those that share words with it first. */
export function followUps(nodes: Node[]): (node: Pick<Passage, 'url' | 'heading' | 'kind'>) => string[] {
  const links = new Map<string, Set<string>>();
  const join = (from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const node of nodes) {
    for (const link of node.links ?? []) {
      const to = link.startsWith('/faq#') ? link : pathOf(link);
      join(placeOf(node), to);
      join(to, placeOf(node));
    }
  }
  const questions = nodes.filter(({ kind, heading }) => kind === 'question' || heading.endsWith('?'));
  const words = new Map(nodes.map(({ heading }) => [heading, new Set(terms(heading))]));

  return (node) => {
    const place = placeOf(node);
    const near = links.get(place) ?? new Set();
    const around = new Set([...near].flatMap((neighbour) => [neighbour, ...(links.get(neighbour) ?? [])]));
    const own = new Set(terms(node.heading));
    const candidates = questions.flatMap((question) => {
      const theirs = words.get(question.heading) ?? new Set();
      const at = placeOf(question);
      const overlap = shared(own, theirs);
      // A question that says what this passage answers is no next question.
      if (question.heading === node.heading || (own.size > 0 && overlap / Math.min(own.size, theirs.size) > 0.7)) return [];
      const closeness = near.has(at) || at === place ? 2 : around.has(at) ? 1 : 0;
      if (closeness === 0) return [];
      return { heading: question.heading, weight: closeness + overlap + (question.kind === 'question' ? 1.5 : 0) };
    });
    const ranked = candidates.sort((a, b) => b.weight - a.weight).map(({ heading }) => heading);
    return [...new Set(ranked)].slice(0, most);
  };
}
