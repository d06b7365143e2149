import { getIconData, iconToSVG } from '@iconify/utils';
import lucide from '@iconify-json/lucide/icons.json';

/** An icon of the Lucide set. Throws on an unknown name. */
export function icon(name: string): { viewBox: string; body: string } {
  const data = getIconData(lucide, name);
  if (!data) throw new Error(`There is no icon "${name}" in the Lucide set. Names are listed at lucide.dev/icons.`);
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body };
}
