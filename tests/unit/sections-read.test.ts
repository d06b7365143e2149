import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { unreadSections } from '../../src/features/content-rules/sections-read.build.ts';
import { citationsIn } from '../../src/features/facts/citations.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const list = 'src/content/sections-read.yaml';

test.each([
  ['within three months (R.C. 2115.02)', ['R.C. 2115.02']],
  ['R.C. 2106.18(A)(1), 2106.19 and 2106.20', ['R.C. 2106.18', 'R.C. 2106.19', 'R.C. 2106.20']],
  ['sections: [R.C. 2105.06, Sup.R. 62, 26 U.S.C. 1014(a)]', ['R.C. 2105.06', 'Sup.R. 62', '26 U.S.C. 1014']],
  ['12 CFR 1024.31, 1024.38', ['12 CFR 1024.31', '12 CFR 1024.38']],
  ['42 U.S.C. 1396r-5; Ohio Adm. Code 5160:1-2-07(C)', ['42 U.S.C. 1396r-5', 'Ohio Adm. Code 5160:1-2-07']],
  ['R.C. chapter 2127, and R.C. 2113.03. Then', ['R.C. 2113.03']],
  ['R.C. 2113.03, 30 days after it', ['R.C. 2113.03']],
  [
    'in a nursing home (42\n  U.S.C. 1396p(b)), and (R.C.\n2105.06,\n2105.14)',
    ['42 U.S.C. 1396p', 'R.C. 2105.06', 'R.C. 2105.14'],
  ],
  ['the county writes (OAC 5160:1-2-07)', ['Ohio Adm. Code 5160:1-2-07']],
])('finds the sections in "%s"', (text, sections) => {
  expect(citationsIn(text).map(({ section }) => section)).toEqual(sections);
});

test('reports file, line and section of a citation that is not in the list of sections read', async () => {
  const root = temporaryFolder({
    [list]: 'R.C. 2113.03: { read: text, checked: 2026-11-28, source: codes.ohio.gov }\n',
    'src/content/facts.yaml': 'inventory-deadline:\n  section: R.C. 2115.02; Sup.R. 78(B)(1)\n',
    'src/content/corrections-log.yaml': '- was: R.C. 9999.01\n',
    'src/content/blog/a.mdx': '---\ntitle: x\n---\nR.C. 2113.03(A), 2115.02, Sup.R. 78,\nand R.C. 2113.04\n',
  });
  expect(await unreadSections(root)).toEqual([
    `src/content/blog/a.mdx:5: R.C. 2113.04 is not in the list of sections that were read. Read its text, and add a line to ${list}.`,
  ]);
});

test('each section of the list is cited, and states how and where it was read', () => {
  const entries = Object.entries(parse(readFileSync(list, 'utf8')) as Record<string, Record<string, string>>);
  const cited = new Set(
    globSync('src/content/**/*.{mdx,md,yaml}', { exclude: [list, 'src/content/corrections-log.yaml'] })
      .flatMap((file) => citationsIn(readFileSync(file, 'utf8')))
      .map(({ section }) => section),
  );
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([section]) => !cited.has(section))).toEqual([]);
  const isWhole = ({ read = '', checked = '', source }: Record<string, string>) =>
    ['text', 'part', 'secondary', 'no'].includes(read) &&
    /^\d{4}-\d\d-\d\d$/.test(checked) &&
    !source === (read === 'no');
  expect(entries.filter(([, entry]) => !isWhole(entry))).toEqual([]);
});
