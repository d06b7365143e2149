import { type CollectionEntry, getCollection } from 'astro:content';
import { hasPage } from './local-facts.ts';

export type County = CollectionEntry<'counties'>['data'];

/** The 88 counties in alphabetical order. `path` leads to the county's own page, or else to its entry in the list. */
export async function allCounties(): Promise<(County & { id: string; path: string })[]> {
  const counties = await getCollection('counties');
  return counties
    .map(({ id, data }) => ({ id, path: hasPage(data) ? `/counties/${id}` : `/counties#${id}`, ...data }))
    .sort((a, b) => a.fips - b.fips);
}

/** The counties whose court's site was verified. */
export const countiesWithSite = async () =>
  (await allCounties()).flatMap((county) => (county.court ? [{ ...county, court: county.court }] : []));

/** An address as it is read: without "https://". */
export const shownUrl = (url: string): string => url.replace(/^https:\/\//, '');

/** What is said where no site of the court was verified. */
export const noSite = 'We have no verified site for this court. Look it up with the county.';
/** What is said where no telephone number was found. */
export const noPhone = 'We have no verified telephone number for it: the court’s own site or the county gives it.';

/** What the question box quotes about a county's court; its first sentence says where an estate is opened. */
export function courtText({ name, seat, court }: Pick<County, 'name' | 'seat' | 'court'>): string {
  const handledBy = court?.name ?? 'the probate division of the county’s Court of Common Pleas';
  return [
    `Probate in ${name} County is handled by ${court ? 'the ' : ''}${handledBy}, and the county seat is ${seat}.`,
    court ? `Its website is ${court.url}.` : noSite,
    court?.address && `Its address is ${court.address}.`,
    court?.phone ? `Its telephone number is ${court.phone}.` : noPhone,
    court?.note,
  ]
    .filter(Boolean)
    .join(' ');
}
