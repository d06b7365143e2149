import { createHash } from 'node:crypto';

const runtime = /<script>((?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*)<\/script>/s;

/** A script that pages share, and where they fetch it. */
interface SharedScript {
  address: string;
  text: string;
}

/**
 * Astro writes its runtime for islands, 1.7 kB compressed, into every page. Where no island can be touched before the
 * page's own scripts have run, because all of them only come up over the page later, it is taken out to be one file for
 * all pages: a module, so that the page's scripts still run after it. Other pages stay as they are.
 */
export function withSharedRuntime(html: string): { html: string; shared?: SharedScript } {
  const directives = [...html.matchAll(/<astro-island [^>]*?\bclient="(\w+)"/g)].map(([, directive]) => directive);
  const text = directives.every((directive) => directive === 'when') ? runtime.exec(html)?.[1] : undefined;
  if (!text) return { html };
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/_astro/island.${hash}.js`;
  return {
    html: html.replace(runtime, () => `<script type="module" src="${address}"></script>`),
    shared: { address, text },
  };
}
