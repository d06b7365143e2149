// What a telephone needs to put the site on its home screen.
import type { APIRoute } from 'astro';
import { site } from '../site.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#17493a',
    background_color: '#faf6ee',
    icons: [icon(192), icon(512)],
  });
