import { loadRenderers } from 'astro:container';
import { type CollectionEntry, render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

export const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });

export type Prose = 'articles' | 'topics' | 'services' | 'legal' | 'faqs' | 'blog' | 'guide' | 'corrections';

/** The entry's body as HTML; `components` are those that its author may use. */
export async function renderEntry(entry: CollectionEntry<Prose>, components: Record<string, unknown>): Promise<string> {
  if (entry.rendered?.html && entry.filePath?.endsWith('.md')) return entry.rendered.html;
  const { Content } = await render(entry);
  return (await container.renderToString(Content, { props: { components } })).trim();
}
