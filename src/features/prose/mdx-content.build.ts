import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { Fragment, jsx } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { type EvaluateOptions, evaluate } from 'satteri';

const element = jsx as EvaluateOptions['jsx'];

/**
 * A body in MDX as the component that Astro's integration would make of its file. Throws on what is not MDX, with the
 * file, and the line as counted in the body.
 */
export async function mdxContent(body: string, file: string): Promise<AstroComponentFactory> {
  const { default: content } = await evaluated(body).catch((error: Error) => {
    throw new Error(`${file}, counted from below the front matter: ${error.message}`);
  });
  const Content = content as (props: { components: object }) => unknown;
  return ((props) => Content({ ...props, components: { Fragment, ...props.components } })) as AstroComponentFactory;
}

const evaluated = async (body: string) =>
  evaluate(body, {
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
