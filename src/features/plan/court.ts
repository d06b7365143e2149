import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey } from '../law/address-state.ts';

/** A court whose site was verified. */
interface VerifiedCourt {
  name: string;
  url: string;
  /** A caveat about the site. */
  note?: string;
}

/** The probate courts of the counties. The island loads them, so the seats are one compact string. */
export interface Courts {
  /** The seats in the order of `ohioCounties`, separated by "|". */
  seats: string;
  /** By the county's key in the address. */
  verified: Record<string, VerifiedCourt>;
  /** Paths of county pages by the county's key, for counties whose page says more than the plan. */
  pages: Record<string, string>;
}

/** The county's name, seat, court and page; undefined for an unknown key. */
export function findCourt(county: string | undefined, { seats, verified, pages }: Courts) {
  const index = ohioCounties.findIndex((name) => countyKey(name) === county);
  const [name, seat] = [ohioCounties[index], seats.split('|')[index]];
  return name && seat && county ? { name, seat, court: verified[county], page: pages[county] } : undefined;
}
