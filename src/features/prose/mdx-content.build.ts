import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { Fragment, jsx } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { type EvaluateOptions, evaluate } from 'satteri';

const element = jsx as EvaluateOptions['jsx'];

/** A body in MDX as the component that Astro's integration would make of its file; throws on what is not MDX. */
export async function mdxContent(body: string): Promise<AstroComponentFactory> {
  const { default: content } = await evaluate(body, {
    Fragment,
    jsx: element,
    jsxs: element,
    // As https://github.com/withastro/astro/blob/main/packages/markdown/satteri/src/mdx/create-processor.ts has it.
    elementAttributeNameCase: 'html',
    features: { smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin()],
    // What no component stands in is one text, but for tables, which are a component.
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['table'] },
  });
  const Content = content as (props: { components: object }) => unknown;
  return ((props) => Content({ ...props, components: { Fragment, ...props.components } })) as AstroComponentFactory;
}
