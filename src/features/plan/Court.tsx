import { ohioCounties } from '../../shared/ohio-counties.ts';
import { countyKey } from '../law/state.ts';
import type { CourtOfCounty } from './court.ts';

interface Props {
  /** The county's key; nothing where it is not known. */
  county: string | undefined;
  courts: Record<string, CourtOfCounty>;
}

/** Where the estate is opened; no address is guessed. */
export function Court({ county, courts }: Props) {
  const found = county && courts[county];
  if (!found) {
    return (
      <p data-outcome="ask">
        The probate court of the county where the person lived. <a href="/counties">Find the county</a>
      </p>
    );
  }
  const name = ohioCounties.find((one) => countyKey(one) === county);
  const verified = typeof found === 'string' ? undefined : found;
  const seat = typeof found === 'string' ? found : found.seat;
  return (
    <p data-county={county}>
      <strong>{verified?.court ?? `The probate court of ${name} County`}</strong>. County seat: {seat}.{' '}
      {verified ? (
        <>
          <a href={verified.url}>{verified.url.replace('https://', '')}</a> {verified.note}
        </>
      ) : (
        'We have not verified a site of this court: look it up with the county.'
      )}{' '}
      <a className="no-print" href={`/counties#${county}`}>
        More on {name} County
      </a>
    </p>
  );
}
