import { type HTMLElement, NodeType } from 'node-html-parser';
import { site } from '../../site.ts';
import { getFact } from '../facts/facts.build.ts';
import { splitAtFacts } from '../facts/typed-figures.ts';
import type { Run } from './blocks.ts';

const inline = new Set(['A', 'B', 'BR', 'CODE', 'DFN', 'EM', 'I', 'SPAN', 'STRONG']);

/** What an element adds to the words inside it. */
function runKind(element: HTMLElement): Omit<Run, 'text'> {
  const { tagName } = element;
  if (!inline.has(tagName)) throw new Error(`The guide cannot print <${tagName.toLowerCase()}> inside a line.`);
  if (tagName === 'STRONG' || tagName === 'B') return { strong: true };
  const href = tagName === 'A' && element.getAttribute('href');
  if (!href) return {};
  const fact = element.getAttribute('data-fact');
  if (fact) return { fact };
  if (element.classList.contains('term')) return { term: href.replace('/glossary#', '') };
  return { href: /^[a-z]+:/.test(href) ? href : new URL(href, site.url).href };
}

/** Folds white space as a browser would, sets apostrophes and joins neighbors of one kind. */
function normalizeRuns(runs: Run[]): Run[] {
  const normalized: Run[] = [];
  for (const { text, ...kind } of runs) {
    const before = normalized.at(-1);
    const folded = text.replace(/\s+/g, ' ').replace(/'/g, '’');
    const words = !before || before.text.endsWith(' ') ? folded.trimStart() : folded;
    if (!words) continue;
    const { text: _, ...kindBefore } = before ?? { text: '' };
    if (before && JSON.stringify(kindBefore) === JSON.stringify(kind)) before.text += words;
    else normalized.push({ ...kind, text: words });
  }
  const last = normalized.at(-1);
  if (last) last.text = last.text.trimEnd();
  return normalized.filter(({ text }) => text);
}

function collectRuns(element: HTMLElement, kind: Omit<Run, 'text'>): Run[] {
  return element.childNodes.flatMap((child): Run[] => {
    if (child.nodeType === NodeType.TEXT_NODE) return [{ ...kind, text: child.text }];
    const inner = child as HTMLElement;
    if (inner.tagName === 'BR') return [{ ...kind, text: ' ' }];
    return collectRuns(inner, { ...kind, ...runKind(inner) });
  });
}

/** The words inside an element. Throws on an element that belongs to no line of text. */
export const runsIn = (element: HTMLElement): Run[] => normalizeRuns(collectRuns(element, {}));

/** The words of a plain string, with every `{fact-id}` filled in and marked. */
export function runsWithFacts(text: string): Run[] {
  const parts = splitAtFacts(text);
  return normalizeRuns(
    parts.map((part, index) => (index % 2 ? { text: getFact(part).value, fact: part } : { text: part })),
  );
}
