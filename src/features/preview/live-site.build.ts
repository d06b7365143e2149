import { type ContentManifest, contentManifest, manifestPath } from './content-manifest.ts';

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
