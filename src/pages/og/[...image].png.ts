import type { APIRoute, GetStaticPaths } from 'astro';
import { shareImage } from '../../features/share-images/draw.build.ts';
import { shareImages } from '../../features/share-images/images.build.ts';

export const getStaticPaths = (() =>
  shareImages().map(({ src, title }) => ({
    params: { image: src.replace(/^\/og\/|\.png$/g, '') },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(new Uint8Array(await shareImage(props.title)), { headers: { 'content-type': 'image/png' } });
