import { expect, test } from 'vitest';
import { withSharedRuntime } from '../../src/integrations/postprocess-html/island-runtime.ts';

const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
const page = (...directives: string[]) =>
  `<script>(self.Astro||{}).when=1</script><script>${runtime}</script>${directives.map((name) => `<astro-island uid="1" client="${name}" opts="{}"></astro-island>`).join('')}<script type="module" src="/own.js"></script>`;

test('a page whose islands only come up later fetches the runtime, before its own scripts', () => {
  const { html, shared } = withSharedRuntime(page('when', 'when'));
  expect(shared?.text).toBe(runtime);
  expect(html).not.toContain('customElements');
  expect(html).toContain(`<script type="module" src="${shared?.address}"></script><astro-island`);
  expect(html).toContain('<script>(self.Astro||{}).when=1</script>');
});

test('a page with an island that can be touched keeps it', () => {
  expect(withSharedRuntime(page('when', 'touch'))).toEqual({ html: page('when', 'touch') });
});

test('a page without islands stays as it is', () => {
  expect(withSharedRuntime('<p>Words</p>')).toEqual({ html: '<p>Words</p>' });
});
