import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDeployStore } from '@netlify/blobs';
import { deployBlobs } from './deploy-blobs.build.ts';

/** The id of the one deploy that a development server has. */
const deployID = '0';

/**
 * Does for the development server at `address` what a build does for a deploy: puts the data into the deploy's store
 * and the pages that functions fill in beside it.
 */
export async function refreshDeployData(address: string, pages: string[]): Promise<void> {
  const text = async (path: string) => {
    const response = await fetch(new URL(path, address));
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.text();
  };
  const blobs = await deployBlobs((name) => text(`/deploy-data/${name}.json`), new Date());
  const store = getDeployStore({ deployID });
  for (const [key, value] of blobs) await store.set(key, value);
  const folder = '.netlify/function-pages';
  await mkdir(folder, { recursive: true });
  for (const path of pages) await writeFile(join(folder, `${path.split('/').at(-1)}.html`), await text(path));
}
