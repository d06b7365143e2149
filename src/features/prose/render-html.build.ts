import { loadRenderers } from 'astro:container';
import { type CollectionEntry, render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { proseComponents } from '../../components/prose/components.ts';
import Sources from '../../components/Sources.astro';
import type { factsUsedIn } from '../facts/facts.build.ts';

const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });

type Prose = 'articles' | 'topics' | 'services' | 'legal' | 'faqs' | 'blog' | 'guide' | 'corrections';

async function rendered(entry: CollectionEntry<Prose>): Promise<string> {
  if (entry.rendered?.html && entry.filePath?.endsWith('.md')) return entry.rendered.html;
  const { Content } = await render(entry);
  return (await container.renderToString(Content, { props: { components: proseComponents } })).trim();
}

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
