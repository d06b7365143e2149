import { expect, test } from 'vitest';
import { withScriptsLast } from '../../src/integrations/postprocess-html/scripts-last.ts';

test('scripts of their own address come last; scripts in the page stay as they are', () => {
  expect(withScriptsLast('<script type="module" src="/a.js"></script><script type="module">b()</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script type="module">b()</script>',
  );
});
