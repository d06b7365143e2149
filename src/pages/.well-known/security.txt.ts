// Where to report a security problem: https://www.rfc-editor.org/rfc/rfc9116
import type { APIRoute } from 'astro';
import { site } from '../../site.ts';

/** The file is valid for less than a year, and each build renews it. */
const validDays = 330;

export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  const fields = [
    `Contact: mailto:${site.email}`,
    `Contact: ${new URL('/contact', site.url)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site.url)}`,
  ];
  return new Response(`${fields.join('\n')}\n`);
};
