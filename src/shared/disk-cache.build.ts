import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';

/**
 * What takes long to make is kept from build to build, named by a hash of what it is made from; `npm ci` empties the
 * folder.
 */
const cache = 'node_modules/.cache/drawn';

/** Milliseconds after which a file that no build has used is removed: what it was made from has changed long ago. */
const maxUnused = 30 * 86_400_000;

async function removeUnused(): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const file = `${cache}/${name}`;
    // Another build may remove it meanwhile.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxUnused) await rm(file, { force: true });
  }
}

let tidied: Promise<void> | undefined;

/** The file that comes from this: the one made before, else made now. `shows` names all that it depends on. */
export async function cachedFile(ending: string, shows: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  tidied ??= removeUnused();
  await tidied;
  const hash = createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 24);
  const file = `${cache}/${hash}.${ending}`;
  // Not there, or not readable: it is made anew.
  const before = await readFile(file).catch(() => undefined);
  if (before) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return before;
  }
  const drawn = await draw();
  // Renamed into place, so that a build that is stopped leaves no half of a file.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
