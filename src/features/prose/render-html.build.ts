import { loadRenderers } from 'astro:container';
import { type CollectionEntry, render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer, type ContainerRenderOptions } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { proseComponents as components } from '../../components/prose/components.ts';
import Sources from '../../components/Sources.astro';
import type { factsUsedIn } from '../facts/facts.build.ts';

const renderers = await loadRenderers([getContainerRenderer()]);

let container: AstroContainer | undefined;
let rendered = 0;

/**
 * A component's HTML, outside of any page. The container is replaced every 100 components: it keeps a route for each and
 * searches all of them for the next one.
 * https://github.com/withastro/astro/blob/main/packages/astro/src/container/index.ts (`#insertRoute`)
 */
async function renderComponent(component: AstroComponentFactory, options: ContainerRenderOptions): Promise<string> {
  if (!container || rendered % 100 === 0) container = await AstroContainer.create({ renderers });
  rendered += 1;
  return container.renderToString(component, options);
}

/** The list of sources at the foot of a page, as HTML. */
export const renderSources = async (facts: ReturnType<typeof factsUsedIn>): Promise<string> =>
  facts.length > 0 ? renderComponent(Sources, { props: { facts } }) : '';

type Prose = CollectionEntry<
  'answers' | 'articles' | 'topics' | 'services' | 'legal' | 'blog' | 'guide' | 'corrections'
>;

async function renderEntry(entry: Prose): Promise<string> {
  if (entry.rendered?.html && entry.filePath?.endsWith('.md')) return entry.rendered.html;
  const { Content } = await render(entry);
  return (await renderComponent(Content, { props: { components } })).trim();
}

const cache = new Map<string, Promise<string>>();

/** The entry's body as HTML. Cached during a build: a post's page, its blob and the passages use the same HTML. */
export function renderHtml(entry: Prose): Promise<string> {
  const key = `${entry.collection}/${entry.id}`;
  const html = (!import.meta.env.DEV && cache.get(key)) || renderEntry(entry);
  cache.set(key, html);
  return html;
}
