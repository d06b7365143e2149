// Builds the site once for all tests that read it: again only when an input is newer.
import { execFileSync } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { siteFiles } from './project-copy.ts';

const inputs = ['src/**/*', 'public/**/*', ...siteFiles, 'package-lock.json'];

/** When the file was last written; 0 where it is not there. */
const modifiedAt = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

export default async function build(): Promise<void> {
  const builtAt = await modifiedAt('dist/sitemap-index.xml');
  for await (const file of glob(inputs)) {
    if ((await modifiedAt(file)) > builtAt) {
      // The test runner's own NODE_ENV would build React for development.
      const env = { ...process.env, NODE_ENV: 'production' };
      execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      return;
    }
  }
}
