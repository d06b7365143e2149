// What a reader of each page can see, as fingerprints: production publishes them, a preview is compared with them.
import * as z from 'zod/mini';

export const manifestPath = '/content-manifest.json';

export const contentManifest = z.object({
  /** The commit it was built from; empty if unknown. */
  version: z.string(),
  /** A fingerprint for each page, by its path. */
  pages: z.record(z.string(), z.string()),
});
export type ContentManifest = z.infer<typeof contentManifest>;

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
