import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const inline = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs;

/** The page with a policy that allows the scripts and styles standing in it, and none of other pages'. */
export function withOwnPolicy(html: string): string {
  const own = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  return html.replace(policy, (meta) =>
    meta.replace(/ ('sha256-[^']+')/g, (kept, hash) => (own.has(hash) ? kept : '')),
  );
}

/**
 * Astro writes the hash of every style of the site into every page: bytes that no compression takes away, and more than
 * a page needs to be allowed.
 */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          await writeFile(path, withOwnPolicy(await readFile(path, 'utf8')));
        }
      },
    },
  };
}
