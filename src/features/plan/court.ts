import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey } from '../law/address-state.ts';

/** A site of the court that was verified. */
interface VerifiedCourt {
  name: string;
  url: string;
  /** A reservation about the site. */
  note?: string;
}

/** Where estates are opened. Every byte of it stands in the page: so the seats are one text. */
export interface Courts {
  /** The seats in the order of `ohioCounties`, with "|" between them. */
  seats: string;
  /** By the county's key in the address. */
  verified: Record<string, VerifiedCourt>;
}

/** The county's name, seat and court; nothing where there is no such key. */
export function courtOf(county: string | undefined, { seats, verified }: Courts) {
  const at = ohioCounties.findIndex((name) => countyKey(name) === county);
  const [name, seat] = [ohioCounties[at], seats.split('|')[at]];
  return name && seat && county ? { name, seat, court: verified[county] } : undefined;
}
