// Draws the pictures of shared links while the site is built.
import { readFile } from 'node:fs/promises';
import { cachedFile } from '../../shared/disk-cache.build.ts';
import { headingFamily, headingFile } from '../../styles/heading-font/drawn-font.build.ts';
import { card, cardSize, motif } from './card.build.ts';

/** Loaded with the first picture that has to be drawn: most builds find all of them in the cache. */
async function loadDrawing() {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const font = async (weight: 400 | 600) => ({
    name: headingFamily,
    weight,
    data: await readFile(headingFile(weight)),
  });
  return { satori, Resvg, fonts: await Promise.all([font(400), font(600)]) };
}
let drawing: ReturnType<typeof loadDrawing> | undefined;

async function drawCard(title: string): Promise<Buffer> {
  drawing ??= loadDrawing();
  const { satori, Resvg, fonts } = await drawing;
  // Satori is typed for React's elements, and takes any object of their shape.
  const svg = await satori(card(title) as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts });
  const picture = new Resvg(svg.replace(/<\/svg>$/, `${motif()}</svg>`), { font: { loadSystemFonts: false } });
  return Buffer.from(picture.render().asPng());
}

/** The PNG that a shared link shows for a page with this title. */
export const shareImage = (title: string): Promise<Buffer> =>
  cachedFile('png', [card(title), motif()], () => drawCard(title));
