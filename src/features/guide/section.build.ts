import type { Block } from './blocks.ts';

interface SectionOptions {
  /** Whether to keep the section's own heading. */
  heading: boolean;
  /** Whether to keep its subsections. */
  subsections: boolean;
}

/** The section that begins at the heading with this id. Throws when there is none. */
export function sectionOf(blocks: Block[], id: string, { heading, subsections }: SectionOptions): Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
  const first = blocks[start];
  if (first?.kind !== 'heading') throw new Error(`There is no section "#${id}". Mend the address under "parts".`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'heading' && (!subsections || block.level <= first.level));
  const body = end === -1 ? rest : rest.slice(0, end);
  return heading ? [first, ...body] : body;
}
