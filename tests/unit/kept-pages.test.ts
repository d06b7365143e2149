import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keptPages } from '../../src/integrations/postprocess-html/kept-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const name = 'blog/one.html';
const files = [{ address: '/_astro/props.12345678.json', text: '{"a":\n"ü"}' }];

test('a page is used again until what Astro printed changes, or what was kept is damaged', () => {
  const make = vi.fn((html: string) => ({ html: `${html}\n<p>é</p>`, files }));
  const build = (printed: string) => {
    const { html, files } = keptPages(make, folder).pageOf(name, Buffer.from(printed));
    return { html: `${html}`, files, made: make.mock.calls.length };
  };
  expect(build('a ü')).toEqual({ html: 'a ü\n<p>é</p>', files, made: 1 });
  expect(build('a ü')).toEqual({ html: 'a ü\n<p>é</p>', files, made: 1 });
  expect(build('b')).toEqual({ html: 'b\n<p>é</p>', files, made: 2 });
  truncateSync(join(folder, name), 20);
  expect(build('b')).toEqual({ html: 'b\n<p>é</p>', files, made: 3 });
  expect(build('b')).toMatchObject({ made: 3 });
});

test('what is kept of pages that are gone is removed', () => {
  const kept = keptPages((html) => ({ html, files: [] }), folder);
  for (const file of ['gone.html', 'here.html']) kept.pageOf(file, Buffer.from(file));
  kept.removeOthers(['here.html']);
  expect(['gone.html', 'here.html'].map((file) => existsSync(join(folder, file)))).toEqual([false, true]);
});
