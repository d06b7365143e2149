import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changesList, changesPlaceholder, notCompared } from '../features/preview/banner.ts';
import {
  changedPages,
  liveManifest,
  manifestPath,
  pageFingerprints,
} from '../features/preview/content-manifest.build.ts';
import { previewBranch } from '../shared/build-kind.build.ts';
import { environment } from '../shared/environment.build.ts';

export interface PreviewOptions {
  isPreview: boolean;
  /** Whether the build shows drafts: then its manifest, which would name them, is not published. */
  showsDrafts: boolean;
  /** The site's own address where neither this nor the platform names the live site. */
  liveSite: string | undefined;
  version: string;
}

const thisBuild: PreviewOptions = {
  isPreview: previewBranch !== undefined,
  showsDrafts: environment.SHOW_DRAFTS === 'true',
  liveSite: environment.URL,
  version: environment.COMMIT_REF ?? '',
};

/** The live site publishes a manifest of its pages; a preview lists the pages that it changes in its banner. */
export function previewChanges(options: PreviewOptions = thisBuild): AstroIntegration {
  const { isPreview, showsDrafts, version } = options;
  let liveSite = options.liveSite ?? '';
  return {
    name: 'preview-changes',
    hooks: {
      'astro:config:done': ({ config }) => {
        liveSite ||= config.site ?? '';
      },
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
