/** What is known of one county alone. */
interface KnownOfCounty {
  court?: object | undefined;
  fees: unknown[];
  local: unknown[];
}

/** Fewer than this, and a page would say nothing that the list does not say. */
const enoughForAPage = 3;

/** How many verified facts are known of this county alone: its court's site, each printed fee, each local rule. */
export const localFactCount = ({ court, fees, local }: KnownOfCounty): number =>
  (court ? 1 : 0) + fees.length + local.length;

/** Whether the county gets a page of its own; the rest are entries of the list. */
export const hasPage = (county: KnownOfCounty): boolean => localFactCount(county) >= enoughForAPage;
