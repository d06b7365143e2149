import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Survives from build to build; `npm ci` empties it. */
const folder = 'node_modules/.cache/drawn';

/** A file that takes long to create, from the cache if one with the same `inputs` is in it. Inputs are compared as JSON. */
export async function cachedFile(extension: string, inputs: unknown, create: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 24);
  const file = `${folder}/${hash}.${extension}`;
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const created = await create();
  await mkdir(folder, { recursive: true });
  // Renamed into place: an interrupted build leaves no partial file.
  await writeFile(`${file}.${process.pid}`, created);
  await rename(`${file}.${process.pid}`, file);
  return created;
}
