import { createHash } from 'node:crypto';

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const inline = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs;

/**
 * The page with a policy that allows the scripts and styles standing in it, and none of other pages'. Astro writes the
 * hash of every style of the site into every page: bytes that no compression takes away, and more than a page needs to
 * be allowed.
 */
export function withPagePolicy(html: string): string {
  const own = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  return html.replace(policy, (meta) =>
    meta.replace(/ ('sha256-[^']+')/g, (kept, hash) => (own.has(hash) ? kept : '')),
  );
}
