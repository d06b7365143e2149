// A copy of the built site with extra pages, served by the local server.
import { join } from 'node:path';
import build from '../tests/support/build-once.ts';
import { startServer, waitForExit, waitUntilReady } from '../tests/support/local-server.ts';
import { copyProject } from '../tests/support/project-copy.ts';

export interface ServedCopy {
  address: string;
  stop: () => Promise<void>;
}

/** `pages` are added to the built site by path: "/empty". */
export async function serveCopy(pages: Record<string, string>): Promise<ServedCopy> {
  await build();
  const copy = await copyProject(['netlify', 'dist', '.netlify/blobs/deploy', '.netlify/function-pages']);
  for (const [path, html] of Object.entries(pages)) await copy.write(`dist${path}.html`, html);
  const server = startServer({ SITE_DATA: join(copy.root, 'data') }, copy.root);
  // A bench that breaks off leaves no server behind.
  process.once('exit', () => server.kill());
  const address = await waitUntilReady(server);
  return {
    address,
    stop: async () => {
      await waitForExit(server, 'SIGTERM');
      await copy.remove();
    },
  };
}
