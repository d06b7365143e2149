import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey } from '../law/address-state.ts';

/** A site of the court that was verified. */
interface VerifiedCourt {
  name: string;
  url: string;
  /** A reservation about the site. */
  note?: string;
}

/** Where estates are opened. All of it is inlined in the page, so the seats are one compact string. */
export interface Courts {
  /** The seats in the order of `ohioCounties`, separated by "|". */
  seats: string;
  /** By the county's key in the URL. */
  verified: Record<string, VerifiedCourt>;
  /** By the county's key: where the site says more of the county. Of most there is no more than the plan says itself. */
  more: Record<string, string>;
}

/** The county's name, seat, court and page; undefined for an unknown key. */
export function courtOf(county: string | undefined, { seats, verified, more }: Courts) {
  const at = ohioCounties.findIndex((name) => countyKey(name) === county);
  const [name, seat] = [ohioCounties[at], seats.split('|')[at]];
  return name && seat && county ? { name, seat, court: verified[county], more: more[county] } : undefined;
}
