// Writes identity.yaml as a module for browsers and functions, which cannot read YAML.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '../../content-schemas/identity.ts';
import { goesLive, isDemonstration, previewBranch } from '../../shared/build-kind.build.ts';
import { environment } from '../../shared/environment.build.ts';
import { countGuideRequests, liveLeads } from './guide-requests.build.ts';
import { countsGuideRequests, printedIdentity } from './printed-identity.build.ts';
import { InvalidIdentity, readIdentity } from './read-identity.build.ts';

/** The generated module, relative to the project root; ignored by Git. */
const modulePath = 'src/site.generated.ts';

/** Writes the module of this build if it changed, and returns the identity. Throws `InvalidIdentity`. */
export async function writeIdentity(root: string): Promise<Identity> {
  const { identity } = await readIdentity(root);
  const leads = countsGuideRequests(identity) ? liveLeads(environment) : undefined;
  const guideRequests = leads && (await countGuideRequests(leads, new Date()));
  // A preview states the same claims as the live site; otherwise pages with an omitted claim would count as changed.
  const statesLiveClaims = goesLive || (previewBranch !== undefined && !isDemonstration);
  const moduleSource = printedIdentity(identity, { goesLive: statesLiveClaims, guideRequests });
  const file = join(root, modulePath);
  // Unchanged content is not written, so that the file keeps its modification time.
  if (moduleSource !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, moduleSource);
  return identity;
}

// `npm run prepare`, which `npm ci` runs too.
if (import.meta.main) {
  await writeIdentity(process.cwd()).catch((error: unknown) => {
    if (!(error instanceof InvalidIdentity)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
