import { parse } from 'node-html-parser';
import Calendar from '../../components/illustrations/Calendar.astro';
import Courthouse from '../../components/illustrations/Courthouse.astro';
import Folder from '../../components/illustrations/Folder.astro';
import House from '../../components/illustrations/House.astro';
import People from '../../components/illustrations/People.astro';
import { renderComponent } from '../prose/render-entry.build.ts';

const drawings = { calendar: Calendar, courthouse: Courthouse, folder: Folder, house: House, people: People };

export type PictureName = keyof typeof drawings;

/** A drawing of the site as plain shapes. */
export interface Picture {
  viewBox: string;
  /** Element name and attributes of each shape, those of the whole drawing included. */
  shapes: { tag: 'path' | 'circle'; attributes: Record<string, string> }[];
}

/** One of the site's line drawings. Throws on a shape that the PDF does not know. */
export async function picture(name: PictureName): Promise<Picture> {
  const svg = parse(await renderComponent(drawings[name])).querySelector('svg');
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
