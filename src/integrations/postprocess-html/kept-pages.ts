import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { OwnFile } from './astro-page.ts';

/** What a page comes from besides what Astro printed, which names its scripts by what they hold, and this folder. */
const makers = [
  'src/shared/page-elements.build.ts',
  'src/features/navigation/prefetch-rules.ts',
  'node_modules/lightningcss/package.json',
  'node_modules/node-html-parser/package.json',
];

interface Page {
  html: string | Buffer;
  files: OwnFile[];
}

/** What was kept in this file, if it comes from this; nothing where a build was stopped while it wrote. */
function read(file: string, from: string): Page | undefined {
  try {
    const kept = zstdDecompressSync(readFileSync(file));
    const head = kept.indexOf('\n');
    const known: { from: string; files: OwnFile[] } = JSON.parse(kept.toString('utf8', 0, head));
    return known.from === from ? { html: kept.subarray(head + 1), files: known.files } : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, from: string, { html, files }: Page): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zstdCompressSync(`${JSON.stringify({ from, files })}\n${html}`));
}

/**
 * Postprocessed pages, kept from build to build: of each file the newest, used until what it comes from changes. With
 * thousands of posts making them anew takes a sixth of a build. `npm ci` empties the folder.
 *
 * `pageOf` gives what comes of a file as Astro printed it: kept, or made by `make` now. `removeOthers` removes what is
 * kept of any but these files.
 */
export function keptPages(make: (html: string) => Page, folder = 'node_modules/.cache/pages') {
  const made = createHash('sha256');
  for (const file of [...globSync(join(import.meta.dirname, '*.ts')).sort(), ...makers])
    made.update(readFileSync(file));
  const maker = made.digest('base64');

  return {
    pageOf(name: string, printed: Buffer): Page {
      const file = join(folder, name);
      const from = createHash('sha256').update(maker).update(printed).digest('base64');
      const kept = read(file, from);
      if (kept) return kept;
      const page = make(printed.toString());
      write(file, from, page);
      return page;
    },
    removeOthers(names: readonly string[]): void {
      const wanted = new Set(names);
      for (const name of globSync('**/*.html', { cwd: folder })) if (!wanted.has(name)) rmSync(join(folder, name));
    },
  };
}
