import { type Courts, courtOf } from './court.ts';

interface Props {
  /** The county's key; undefined where unknown. */
  county: string | undefined;
  courts: Courts;
}

/** Where the estate is opened; no address is guessed. */
export function Court({ county, courts }: Props) {
  const found = courtOf(county, courts);
  if (!found) {
    return (
      <p data-outcome="ask">
        The probate court of the county where the person lived. <a href="/counties">Find the county</a>
      </p>
    );
  }
  const { name, seat, court, more } = found;
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
      {more && (
        <a className="no-print" href={more}>
          More on {name} County
        </a>
      )}
    </p>
  );
}
