interface LocalFacts {
  court?: object | undefined;
  fees: unknown[];
  local: unknown[];
}

const minFactsForPage = 3;

/** Whether the county has its own page. Its court's site, each published fee and each local rule count as facts. */
export const hasPage = ({ court, fees, local }: LocalFacts): boolean =>
  (court ? 1 : 0) + fees.length + local.length >= minFactsForPage;
