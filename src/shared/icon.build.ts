import { getIconData, iconToSVG } from '@iconify/utils';
import lucide from '@iconify-json/lucide/icons.json';

const drawn = new Map<string, { viewBox: string; body: string }>();

/** An icon of the Lucide set, looked up once a build: every page shows the same dozen. Throws on an unknown name. */
export function icon(name: string): { viewBox: string; body: string } {
  const known = drawn.get(name);
  if (known) return known;
  const data = getIconData(lucide, name);
  if (!data) throw new Error(`There is no icon "${name}" in the Lucide set. Names are listed at lucide.dev/icons.`);
  const { attributes, body } = iconToSVG(data);
  const icon = { viewBox: attributes.viewBox, body };
  drawn.set(name, icon);
  return icon;
}
