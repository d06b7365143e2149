import { parse } from 'node-html-parser';

const drawings = import.meta.glob<string>('../../illustrations/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing of the site as plain shapes. */
export interface Picture {
  viewBox: string;
  /** Element name and attributes of each shape, those of the whole drawing included. */
  shapes: { tag: 'path' | 'circle'; attributes: Record<string, string> }[];
}

/** One of the drawings of src/illustrations. Throws on a shape that the PDF does not know. */
export function picture(name: string): Picture {
  const svg = parse(drawings[`../../illustrations/${name}.svg`] ?? '').querySelector('svg');
  const { viewBox = '', fill = '', stroke = '', ...rest } = svg?.attributes ?? {};
  const shared = {
    fill,
    stroke,
    'stroke-width': rest['stroke-width'] ?? '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const shapes = (svg?.children ?? []).map(({ rawTagName, attributes }) => {
    if (rawTagName !== 'path' && rawTagName !== 'circle') throw new Error(`The guide cannot draw <${rawTagName}>.`);
    return { tag: rawTagName, attributes: { ...shared, ...attributes } } as const;
  });
  return { viewBox, shapes };
}
