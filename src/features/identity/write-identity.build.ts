// Writes who we are as a module, for everything that cannot read YAML: browsers and functions.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '../../content-schemas/identity.ts';
import { goesLive, isDemonstration } from '../../shared/demonstration.build.ts';
import { environment } from '../../shared/environment.build.ts';
import { previewBranch } from '../../shared/preview-branch.build.ts';
import { countGuideRequests, liveLeads } from './guide-requests.build.ts';
import { countsGuideRequests, printedIdentity } from './printed-identity.build.ts';
import { InvalidIdentity, readIdentity } from './read-identity.build.ts';

/** The module, from the project's root. It is no source: Git ignores it. */
const modulePath = 'src/site.generated.ts';

/** Writes the module for this build, where it differs, and returns who we are. Throws `InvalidIdentity`. */
export async function writeIdentity(root: string): Promise<Identity> {
  const { identity } = await readIdentity(root);
  const leads = countsGuideRequests(identity) ? liveLeads(environment) : undefined;
  const guideRequests = leads && (await countGuideRequests(leads, new Date()));
  // A preview states the same claims as the live site; otherwise pages with an omitted claim would count as changed.
  const showsLive = goesLive || (previewBranch !== undefined && !isDemonstration);
  const module = printedIdentity(identity, { goesLive: showsLive, guideRequests });
  const file = join(root, modulePath);
  // Unchanged content is not written, so that the file keeps its modification time.
  if (module !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, module);
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
