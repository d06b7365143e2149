// What a reader of each page can see, as fingerprints: production publishes them, a preview is compared with them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { addressOf } from '../../shared/built-path.build.ts';
import { fingerprint } from '../../shared/fingerprint.build.ts';
import { patternsPath } from './patterns-path.ts';

export const manifestPath = '/content-manifest.json';

const contentManifest = z.object({
  /** The commit it was built from; empty if unknown. */
  version: z.string(),
  /** A fingerprint for each page, by its path. */
  pages: z.record(z.string(), z.string()),
});
type ContentManifest = z.infer<typeof contentManifest>;

export interface PageChange {
  path: string;
  kind: 'new' | 'changed' | 'removed';
}

/** The pages that differ between the live site and a branch, in order of their paths. */
export function changedPages(live: ContentManifest['pages'], branch: ContentManifest['pages']): PageChange[] {
  const paths = [...new Set([...Object.keys(live), ...Object.keys(branch)])].sort();
  return paths.flatMap((path): PageChange[] => {
    if (live[path] === branch[path]) return [];
    return [{ path, kind: !(path in live) ? 'new' : path in branch ? 'changed' : 'removed' }];
  });
}

/**
 * Title, description, and of the main part the words, links and pictures: not the names of scripts, which any change of
 * code renames.
 */
function readable(html: string): string {
  const [title = ''] = /<title>[^<]*/.exec(html) ?? [];
  const [description = ''] = /<meta name="description"[^>]*/.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const parts = main.match(/<(script|style)\b[\s\S]*?<\/\1>|\s(?:href|src|alt)="[^"]*"|>[^<]*[^<\s]/g) ?? [];
  return [title, description, ...parts.filter((part) => !/^<s/.test(part))].join('\n');
}

/**
 * A fingerprint of each built page under `dist`, by its path; not of the templates that functions fill in, nor of what
 * only previews have.
 */
export function pageFingerprints(dist: string): Record<string, string> {
  const files = globSync('**/*.html', { cwd: dist }).filter(
    (file) => !file.startsWith('function-pages') && `/${file}` !== `${patternsPath}.html`,
  );
  return Object.fromEntries(
    files.map((file) => [addressOf(file), fingerprint(readable(readFileSync(join(dist, file), 'utf8')))]),
  );
}

/** How long the live site may take to answer, in milliseconds: a preview is built without it, too. */
const timeout = 10_000;

/** The live site's manifest, or why there is none, as the end of a sentence. */
export async function liveManifest(site: string): Promise<ContentManifest | string> {
  try {
    const response = await fetch(new URL(manifestPath, site), { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return `answered ${response.status}`;
    const { success, data } = contentManifest.safeParse(await response.json());
    return success ? data : 'answered with something else';
  } catch (error) {
    // JSON that cannot be read is an answer, too.
    return error instanceof SyntaxError ? 'answered with something else' : 'did not answer';
  }
}
