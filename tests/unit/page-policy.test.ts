import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPagePolicy } from '../../src/integrations/postprocess-html/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string) =>
  `<head><script type="speculationrules">{}</script><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${scripts}; style-src 'self' ${styles};"></head><style>a{}</style><script>b()</script>`;

test('a page allows the scripts and styles that stand in it, and drops the hashes of others', () => {
  const own = page(`${hash('{}')} ${hash('b()')}`, hash('a{}'));
  const all = page(
    `${hash('{}')} ${hash('elsewhere()')} ${hash('b()')}`,
    `${hash('x{}')} ${hash('a{}')} ${hash('y{}')}`,
  );
  expect(withPagePolicy(all)).toBe(own);
  expect(withPagePolicy(own)).toBe(own);
});

test('a page without any inline part keeps its sources', () => {
  const html = `<meta http-equiv="content-security-policy" content="script-src 'self' ${hash('x')}">`;
  expect(withPagePolicy(html)).toBe(`<meta http-equiv="content-security-policy" content="script-src 'self'">`);
});
