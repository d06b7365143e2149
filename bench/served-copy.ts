// A copy of the built site with extra pages, served by the local server.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import build from '../tests/support/build-once.ts';
import { startServer, waitUntilReady } from '../tests/support/local-server.ts';
import { linkPackages, siteFiles } from '../tests/support/project-copy.ts';

export interface ServedCopy {
  address: string;
  stop: () => Promise<void>;
}

/** `pages` are added to the built site by path: "/empty". */
export async function serveCopy(pages: Record<string, string>): Promise<ServedCopy> {
  await build();
  const root = await mkdtemp(join(tmpdir(), 'served-'));
  for (const part of [...siteFiles, 'netlify', 'dist', '.netlify/blobs/deploy', '.netlify/function-pages'])
    await cp(part, join(root, part), { recursive: true });
  await linkPackages(root);
  for (const [path, html] of Object.entries(pages)) await writeFile(join(root, `dist${path}.html`), html);
  const server = startServer({ SITE_DATA: join(root, 'data') }, root);
  // A bench that breaks off leaves no server behind.
  process.once('exit', () => server.kill());
  const address = await waitUntilReady(server);
  return {
    address,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}
