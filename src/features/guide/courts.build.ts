import { getCollection } from 'astro:content';
import type { Block, ListItem } from './blocks.ts';

/** The addresses of courts that we found, with how sure we are, then every county with its seat. */
export async function courts(): Promise<Block[]> {
  const counties = await getCollection('counties');
  const found = counties.flatMap(({ data: { court } }): ListItem[] => {
    if (!court?.address) return [];
    const place = [court.address, court.phone, court.note].filter(Boolean).join('. ');
    return [{ runs: [{ text: `${court.name}: `, strong: true }, { text: place }] }];
  });
  return [
    { kind: 'heading', level: 2, text: 'Addresses that we found' },
    { kind: 'list', ordered: false, items: found },
    { kind: 'heading', level: 2, text: 'All counties and their seats' },
    { kind: 'pairs', pairs: counties.map(({ data: { name, seat } }) => [name, seat]) },
  ];
}
