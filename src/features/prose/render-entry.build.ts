import { loadRenderers } from 'astro:container';
import { type CollectionEntry, render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer, type ContainerRenderOptions } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const renderers = await loadRenderers([getContainerRenderer()]);

let container: AstroContainer | undefined;
let rendered = 0;

/**
 * A component's HTML, outside of any page. The container is replaced every 100 components: it keeps a route for each and
 * searches all of them for the next one.
 * https://github.com/withastro/astro/blob/main/packages/astro/src/container/index.ts (`#insertRoute`)
 */
export async function renderComponent(
  component: AstroComponentFactory,
  options?: ContainerRenderOptions,
): Promise<string> {
  if (!container || rendered % 100 === 0) container = await AstroContainer.create({ renderers });
  rendered += 1;
  return container.renderToString(component, options);
}

export type Prose = 'answers' | 'articles' | 'topics' | 'services' | 'legal' | 'blog' | 'guide' | 'corrections';

/** The entry's body as HTML; `components` are those that its author may use. */
export async function renderEntry(entry: CollectionEntry<Prose>, components: Record<string, unknown>): Promise<string> {
  if (entry.rendered?.html && entry.filePath?.endsWith('.md')) return entry.rendered.html;
  const { Content } = await render(entry);
  return (await renderComponent(Content, { props: { components } })).trim();
}
