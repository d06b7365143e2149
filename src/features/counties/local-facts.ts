/** What is known of one county alone. */
interface KnownOfCounty {
  court?: object | undefined;
  fees: unknown[];
  local: unknown[];
}

/** Fewer than this, and a page would say nothing that the list does not say. */
const enoughForAPage = 3;

/**
 * Whether the county gets a page of its own: its court's site, each printed fee and each local rule count. The rest are
 * entries of the list.
 */
export const hasPage = ({ court, fees, local }: KnownOfCounty): boolean =>
  (court ? 1 : 0) + fees.length + local.length >= enoughForAPage;
