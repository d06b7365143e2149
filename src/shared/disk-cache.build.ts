import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/**
 * What takes long to draw is kept from build to build, named by a hash of what it shows; `npm ci` empties the folder.
 */
const cache = 'node_modules/.cache/drawn';

/** The file that shows this: the one drawn before, else drawn now. `shows` names all that the drawing depends on. */
export async function cachedFile(ending: string, shows: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 24);
  const file = `${cache}/${hash}.${ending}`;
  // Not there, or not readable: it is drawn anew.
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const drawn = await draw();
  await mkdir(cache, { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half of a file.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
