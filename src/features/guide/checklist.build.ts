import { getEntry } from 'astro:content';
import type { Block } from './blocks.ts';
import { runsWithFacts } from './text-runs.build.ts';

/** A checklist of src/content/checklists.yaml, optionally starting a new page. */
export async function checklistBlocks(id: string, ownPage: boolean): Promise<Block[]> {
  const entry = await getEntry('checklists', id);
  if (!entry)
    throw new Error(`There is no checklist "${id}". Add it to src/content/checklists.yaml or correct the id.`);
  const { title, kind, lead, groups } = entry.data;
  return [
    {
      kind: 'checklist',
      title,
      fillIn: kind === 'write',
      ownPage,
      ...(lead ? { lead: runsWithFacts(lead) } : {}),
      groups: groups.map(({ title, items }) => ({ title, items: items.map(runsWithFacts) })),
    },
  ];
}
