import { expect, test } from 'vitest';
import { inlineTokens } from '../../src/integrations/inline-tokens.ts';

type Hooks = {
  configResolved(config: { root: string }): void;
  transform(code: string, id: string): string | undefined;
};
const plugin = inlineTokens() as unknown as Hooks;
plugin.configResolved({ root: process.cwd() });
const inlined = (code: string, id = '/src/features/toasts/toasts.css?inline') => plugin.transform(code, id);

test('styles and drawings get the value of a token, also if var() has a fallback', () => {
  expect(inlined('p{color:var(--color-alarm)}')).toBe('p{color:#9b1c1c}');
  expect(inlined('p{color:var(--color-alarm, red)}')).toBe('p{color:#9b1c1c}');
  expect(inlined('`<path fill="var(--color-alarm)">`', '/src/components/Icon.astro')).toBe('`<path fill="#9b1c1c">`');
});

test('other variables and other files are left unchanged', () => {
  expect(inlined('p{top:var(--masthead)}')).toBe('p{top:var(--masthead)}');
  expect(inlined('var(--color-alarm)', '/src/styles/global.css?raw')).toBeUndefined();
  expect(inlined('var(--color-alarm)', '/src/features/guide/pdf/Drawing.tsx')).toBeUndefined();
});

test('redefining a token stops the build', () => {
  for (const id of ['/src/a.css', '/src/A.astro?astro&type=style&index=0&lang.css'])
    expect(() => inlined('.dark{--color-alarm:red}', id), id).toThrow(
      'sets --color-alarm, a token of src/styles/global',
    );
});
