// Draws the pictures of shared links while the site is built.
import { readFile } from 'node:fs/promises';
import { color } from '../../shared/color.build.ts';
import { cachedFile } from '../../shared/disk-cache.build.ts';
import { headingFamily, headingFile } from '../../styles/heading-font/drawn-font.build.ts';
import { card, cardSize } from './card.build.tsx';

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

/** What is drawn over the boxes: the band at the top, and the courthouse in lines at the lower right. */
const motif = (): string => {
  const column = (x: number) => `<path d="M${x} 96h22M${x + 3} 102v74M${x + 19} 102v74M${x} 182h22"/>`;
  return `<path d="M0 0h1200v18H0Z" fill="${color('green')}"/>
  <g transform="translate(806 358)" fill="none" stroke="${color('green')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M30 72 141 14 252 72Z" fill="${color('mint')}"/><circle cx="141" cy="50" r="10" fill="${color('blush')}"/>
    <path d="M22 72h238v16H22Z" fill="${color('sheet')}"/>${[34, 82, 178, 226].map(column).join('')}
    <path d="M122 186v-54a19 19 0 0 1 38 0v54" fill="${color('blush')}"/><path d="M141 114v72"/>
    <path d="M22 188h238v12H22ZM8 200h266v12H8ZM-6 212h294v12H-6Z" fill="${color('sheet')}"/><path d="M-40 224h362"/>
  </g>`;
};

async function drawCard(title: string): Promise<Buffer> {
  drawing ??= loadDrawing();
  const { satori, Resvg, fonts } = await drawing;
  const svg = await satori(card(title), { ...cardSize, fonts });
  const picture = new Resvg(svg.replace(/<\/svg>$/, `${motif()}</svg>`), { font: { loadSystemFonts: false } });
  return Buffer.from(picture.render().asPng());
}

/** The PNG that a shared link shows for a page with this title. */
export const shareImage = (title: string): Promise<Buffer> =>
  cachedFile('png', [card(title), motif()], () => drawCard(title));
