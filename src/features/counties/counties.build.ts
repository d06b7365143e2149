import { type CollectionEntry, getCollection } from 'astro:content';
import { longDate } from '../../shared/dates.ts';
import { getFact, withFacts } from '../facts/facts.build.ts';
import { hasPage } from './local-facts.ts';

type Entry = CollectionEntry<'counties'>['data'];

export interface County extends Entry {
  id: string;
  /** The county's own page, or its entry in the list. */
  path: string;
  /** Another county whose seat has this county's name: Hamilton is the seat of Butler County. */
  seatElsewhere: Entry | undefined;
  /** Another county named like this county's seat. */
  countyElsewhere: Entry | undefined;
}

/** The 88 counties in alphabetical order, which is also the order of their FIPS codes. */
export async function allCounties(): Promise<County[]> {
  const entries = (await getCollection('counties')).sort((a, b) => a.data.fips - b.data.fips);
  const others = entries.map(({ data }) => data);
  return entries.map(({ id, data }) => ({
    ...data,
    id,
    path: hasPage(data) ? `/counties/${id}` : `/counties#${id}`,
    seatElsewhere: others.find(({ name, seat }) => seat === data.name && name !== data.name),
    countyElsewhere: others.find(({ name }) => name === data.seat && name !== data.name),
  }));
}

/** The counties with a verified court site. */
export const countiesWithSite = async () =>
  (await allCounties()).flatMap((county) => (county.court ? [{ ...county, court: county.court }] : []));

/** The source of a local rule, and the day it was read: "Local rules, June 8, 2012. Read on November 28, 2026." */
export function sourceLine({ source, dated, checked }: County['local'][number]): string {
  const day = dated && /-/.test(dated) ? longDate(new Date(dated)) : dated;
  return `${!day || source.includes(day) ? source : `${source}, ${day}`}. Read on ${longDate(checked)}.`;
}

/** The last day on which a source of these counties was checked. */
export const latestCheck = (counties: Pick<County, 'court' | 'local'>[]): Date =>
  new Date(
    Math.max(...counties.flatMap(({ court, local }) => [court, ...local]).map((item) => Number(item?.checked ?? 0))),
  );

/** A URL as displayed: without "https://". */
export const displayUrl = (url: string): string => url.replace(/^https:\/\//, '');

const noSite = 'Probate court’s site not verified: look it up with the county.';
export const noPhone = 'We have no verified telephone number for it: the court’s own site or the county gives it.';

/** The court and its telephone number, or space to write it, for a line of a printed sheet. */
export function courtLine({ name, court }: County): string {
  const phone = court?.addressNote && court.phone ? `${court.phone} (check it)` : court?.phone;
  return `${court?.name ?? `Probate court of ${name} County`}, ${phone ?? 'telephone:'}`;
}

/** The text about a county's court for the question box; its first sentence says where to open an estate. */
export function courtText({ name, seat, court, seatElsewhere, countyElsewhere }: County): string {
  const handledBy = court?.name ?? 'probate division of the county’s Court of Common Pleas';
  return [
    `The estate of someone who lived in ${name} County, wherever they died, is handled by the ${handledBy} (R.C. 2113.01); the county seat is ${seat}.`,
    court ? `Its website is ${court.url}.` : noSite,
    court?.note,
    court?.address && `Its address is ${court.address}.`,
    court?.phone ? `Its telephone number is ${court.phone}.` : noPhone,
    court?.addressNote,
    seatElsewhere && `${name} is also the seat of ${seatElsewhere.name} County.`,
    countyElsewhere && `${seat} is also the name of a county, whose seat is ${countyElsewhere.seat}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A court's published fees and local rules for the question box, each with its source. */
export function courtPractices({ fees, local }: County): string[] {
  const printed = fees.map((id) => {
    const { row, value, source, checked } = getFact(id);
    return `${row?.what ?? id}: ${value} (${source}, checked ${longDate(checked)}).`;
  });
  return [...printed, ...local.map((line) => `${withFacts(line.says)} (${sourceLine(line)})`)];
}
