import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changesList, changesPlaceholder, notCompared } from '../features/preview/banner.ts';
import { changedPages, manifestPath } from '../features/preview/content-manifest.ts';
import { pageFingerprints } from '../features/preview/fingerprints.build.ts';
import { liveManifest } from '../features/preview/live-site.build.ts';
import { environment } from '../shared/environment.build.ts';
import { previewBranch } from '../shared/preview-branch.build.ts';

export interface PreviewOptions {
  isPreview: boolean;
  /** Whether the build shows drafts: then its manifest, which would name them, is not published. */
  showsDrafts: boolean;
  liveSite: string;
  version: string;
}

/** `siteUrl` is the live site's address where the platform names none. */
export const previewOptions = (siteUrl: string): PreviewOptions => ({
  isPreview: previewBranch !== undefined,
  showsDrafts: environment.SHOW_DRAFTS === 'true',
  liveSite: environment.URL ?? siteUrl,
  version: environment.COMMIT_REF ?? '',
});

/** The live site publishes what its pages hold; a preview lists in its banner the pages that it changes. */
export function previewChanges({ isPreview, showsDrafts, liveSite, version }: PreviewOptions): AstroIntegration {
  return {
    name: 'preview-changes',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const pages = pageFingerprints(dist);
        if (!isPreview) {
          if (!showsDrafts) writeFileSync(join(dist, manifestPath), JSON.stringify({ version, pages }));
          return;
        }
        const live = await liveManifest(liveSite);
        if (typeof live === 'string') logger.info(`The preview is not compared: ${liveSite} ${live}.`);
        const list =
          typeof live === 'string' ? notCompared(liveSite, live) : changesList(changedPages(live.pages, pages));
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          writeFileSync(
            path,
            readFileSync(path, 'utf8').replace(changesPlaceholder, () => list),
          );
        }
      },
    },
  };
}
