import type { CollectionEntry } from 'astro:content';
import { proseComponents } from '../../components/prose/components.ts';
import Sources from '../../components/Sources.astro';
import type { factsUsedIn } from '../facts/facts.build.ts';
import { container, type Prose, renderEntry } from './render-entry.build.ts';

const rendered = (entry: CollectionEntry<Prose>): Promise<string> => renderEntry(entry, proseComponents);

/** The list of sources as it stands at the foot of a page. */
export const renderSources = async (facts: ReturnType<typeof factsUsedIn>): Promise<string> =>
  facts.length > 0 ? container.renderToString(Sources, { props: { facts } }) : '';

/** A post's page, the blobs and the passages ask for the same body: a build renders it once. */
const once = new Map<string, Promise<string>>();

/** The entry's body as the HTML that its page shows. */
export function renderHtml(entry: CollectionEntry<Prose>): Promise<string> {
  // While someone writes, the body and the facts in it change under the same id.
  if (import.meta.env.DEV) return rendered(entry);
  const key = `${entry.collection}/${entry.id}`;
  const html = once.get(key) ?? rendered(entry);
  once.set(key, html);
  return html;
}
