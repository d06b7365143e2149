import { allCounties, displayUrl } from '../counties/counties.build.ts';
import type { Block, ListItem } from './blocks.ts';

/** The courts whose sites we verified, with any address that we found, then every county with its seat. */
export async function courtBlocks(): Promise<Block[]> {
  const counties = await allCounties();
  const listed = counties.flatMap(({ court }): ListItem[] => {
    if (!court) return [];
    const { url, note, address, phone, addressNote } = court;
    const place = [displayUrl(url), note, address, phone, addressNote]
      .flatMap((part) => part?.replace(/\.$/, '') ?? [])
      .join('. ');
    return [{ runs: [{ text: `${court.name}: `, strong: true }, { text: `${place}.` }] }];
  });
  return [
    { kind: 'heading', level: 2, text: 'Websites and addresses that we found' },
    { kind: 'list', ordered: false, items: listed },
    { kind: 'heading', level: 2, text: 'All counties and their seats' },
    { kind: 'pairs', pairs: counties.map(({ name, seat }) => [name, seat]) },
  ];
}
