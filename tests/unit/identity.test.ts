// Who runs the site is written in src/content/identity.yaml alone: an operator who replaces it breaks neither a page nor a test.
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { site } from '../../src/site.ts';

const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
const identity = [
  site.brand,
  site.agent,
  site.brokerage,
  site.email,
  new URL(site.url).host,
  site.phone.shown,
  site.text.shown,
  digits(site.phone.href),
  digits(site.text.href),
];

/** Where who we are is written, and the module that each build makes of it. */
const written = ['src/content/identity.yaml', 'src/site.generated.ts'];

test('no other file repeats the operator’s name, address or numbers', async () => {
  const repeated: string[] = [];
  let files = 0;
  for await (const file of glob('{src,netlify,tests,bench}/**/*.{ts,tsx,astro,mdx,md,yaml,css}')) {
    if (written.includes(file)) continue;
    files += 1;
    const text = await readFile(file, 'utf8');
    repeated.push(...identity.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`));
  }
  expect(files).toBeGreaterThan(1000);
  expect(repeated).toEqual([]);
});
