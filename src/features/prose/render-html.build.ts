import type { CollectionEntry } from 'astro:content';
import { proseComponents } from '../../components/prose/components.ts';
import Sources from '../../components/Sources.astro';
import type { factsUsedIn } from '../facts/facts.build.ts';
import { type Prose, renderComponent, renderEntry } from './render-entry.build.ts';

/** The list of sources at the foot of a page, as HTML. */
export const renderSources = async (facts: ReturnType<typeof factsUsedIn>): Promise<string> =>
  facts.length > 0 ? renderComponent(Sources, { props: { facts } }) : '';

const cache = new Map<string, Promise<string>>();

/** The entry's body as HTML. Cached during a build: a post's page, its blob and the passages use the same HTML. */
export function renderHtml(entry: CollectionEntry<Prose>): Promise<string> {
  const key = `${entry.collection}/${entry.id}`;
  const html = (!import.meta.env.DEV && cache.get(key)) || renderEntry(entry, proseComponents);
  cache.set(key, html);
  return html;
}
