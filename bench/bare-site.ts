/** The least that shows the same posts: one plain layout, no checks, no lists, no data. By file. */
export const bareSite: Record<string, string> = {
  'package.json': '{ "name": "bare", "type": "module", "private": true }',
  'astro.config.mjs': `
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [mdx()],
  build: { format: 'file' },
  // Thousands of warnings about Astro's own modules would slow it down.
  vite: { build: { rolldownOptions: { onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning) } } },
});
`,
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const blog = defineCollection({ loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }) });
export const collections = { blog };
`,
  'src/components/Inline.astro': '<span><slot>{Astro.props.id}</slot></span>',
  'src/components/Block.astro': '<div><slot /></div>',
  'src/layouts/Plain.astro': `
---
const { title } = Astro.props;
---
<html lang="en">
  <head><meta charset="utf-8" /><title>{title}</title></head>
  <body><main><h1>{title}</h1><slot /></main></body>
</html>
`.trimStart(),
  'src/pages/blog/[slug].astro': `
---
import { getCollection, render } from 'astro:content';
import Block from '../../components/Block.astro';
import Inline from '../../components/Inline.astro';
import Plain from '../../layouts/Plain.astro';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
const components = { Term: Inline, Fact: Inline, Claim: Inline, Site: Inline, Callout: Block, Steps: Block, Step: Block, Bars: Block };
---
<Plain title={entry.data.title}><Content components={components} /></Plain>
`.trimStart(),
};
