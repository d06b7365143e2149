import { type Courts, findCourt } from './court.ts';

interface Props {
  /** The county's key in the address. */
  county: string | undefined;
  courts: Courts;
}

/** The court where the estate is opened. */
export function Court({ county, courts }: Props) {
  const countyEntry = findCourt(county, courts);
  if (!countyEntry) {
    return (
      <p data-outcome="ask">
        The probate court of the county where the person lived. <a href="/counties">Find the county</a>
      </p>
    );
  }
  const { name, seat, court, page } = countyEntry;
  return (
    <p data-county={county}>
      <strong>{court?.name ?? `The probate court of ${name} County`}</strong>. County seat: {seat}.{' '}
      {court ? (
        <>
          <a href={court.url}>{court.url.replace('https://', '')}</a>. {court.note}
        </>
      ) : (
        'We have not verified a site for this court: look it up with the county.'
      )}{' '}
      {page && (
        <a className="no-print" href={page}>
          More on {name} County
        </a>
      )}
    </p>
  );
}
