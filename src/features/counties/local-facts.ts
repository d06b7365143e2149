/** The local facts that we have for one county. */
interface KnownOfCounty {
  court?: object | undefined;
  fees: unknown[];
  local: unknown[];
}

/** A county with fewer gets no page of its own. */
const enoughForAPage = 3;

/**
 * Whether the county gets its own page: its court's site, each published fee and each local rule count as facts. Other
 * counties only have an entry in the list.
 */
export const hasPage = ({ court, fees, local }: KnownOfCounty): boolean =>
  (court ? 1 : 0) + fees.length + local.length >= enoughForAPage;
