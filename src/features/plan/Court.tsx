import type { CourtOfCounty } from './court.ts';

/** Where the estate is opened; no address is guessed. */
export function Court({ court }: { court: CourtOfCounty | undefined }) {
  if (!court) {
    return (
      <p data-outcome="ask">
        The court of the county where the person lived. <a href="/counties">Find the county</a>
      </p>
    );
  }
  const { name, seat, url, note } = court;
  return (
    <p data-county={name}>
      <strong>{court.court ?? `The probate court of ${name} County`}</strong>. County seat: {seat}.{' '}
      {url ? (
        <>
          <a href={url}>{url.replace('https://', '')}</a> {note}
        </>
      ) : (
        'We have not verified a site of this court: look it up with the county.'
      )}{' '}
      <a href={court.path}>More on {name} County</a>
    </p>
  );
}
