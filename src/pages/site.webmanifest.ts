// Web app manifest, for adding the site to a home screen.
import type { APIRoute } from 'astro';
import { color } from '../shared/color.build.ts';
import { site } from '../site.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: color('green'),
    background_color: color('paper'),
    icons: [icon(192), icon(512)],
  });
