import type { CollectionEntry } from 'astro:content';
import { proseComponents } from '../../components/prose/components.ts';
import Sources from '../../components/Sources.astro';
import { onceABuild } from '../../shared/once-a-build.build.ts';
import type { factsUsedIn } from '../facts/facts.build.ts';
import { type Prose, renderComponent, renderEntry } from './render-entry.build.ts';

/** The list of sources as it stands at the foot of a page. */
export const renderSources = async (facts: ReturnType<typeof factsUsedIn>): Promise<string> =>
  facts.length > 0 ? renderComponent(Sources, { props: { facts } }) : '';

/** The entry's body as the HTML that its page shows: a post's page, the blobs and the passages ask for the same one. */
export const renderHtml = (entry: CollectionEntry<Prose>): Promise<string> =>
  onceABuild(`${entry.collection}/${entry.id}`, () => renderEntry(entry, proseComponents));
