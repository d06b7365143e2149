import { loadRenderers } from 'astro:container';
import { type CollectionEntry, render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { mdxContent } from './mdx-content.build.ts';

export const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });

export type Prose = 'articles' | 'topics' | 'services' | 'legal' | 'faqs' | 'blog' | 'guide' | 'corrections';

/** The entry's body as HTML; `components` are those that its author may use. */
export async function renderEntry(entry: CollectionEntry<Prose>, components: Record<string, unknown>): Promise<string> {
  if (entry.rendered?.html && entry.filePath?.endsWith('.md')) return entry.rendered.html;
  // Posts are no modules: src/content-schemas/pages-loader.ts.
  const { body = '', collection, filePath = '' } = entry;
  const Content = collection === 'blog' ? await mdxContent(body, filePath) : (await render(entry)).Content;
  return (await container.renderToString(Content, { props: { components } })).trim();
}
