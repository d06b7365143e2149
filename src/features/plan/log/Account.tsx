// The log's money as a fiduciary's account lists it: receipts, disbursements, and the difference.
import { dollars } from '../../tools/frame/format.ts';
import type { LogEntry } from '../record/record.ts';
import type { KeyedEntry, totalsOf } from './log.ts';

interface Props {
  entries: readonly KeyedEntry[];
  totals: ReturnType<typeof totalsOf>;
}

const columns: { kind: Extract<LogEntry['kind'], 'in' | 'out'>; title: string; total: string }[] = [
  { kind: 'in', title: 'Receipts', total: 'All receipts' },
  { kind: 'out', title: 'Disbursements and distributions', total: 'All disbursements and distributions' },
];

/** "07/01/2026": narrow enough for the first column. */
const shortDate = (day: string) => [day.slice(5, 7), day.slice(8), day.slice(0, 4)].join('/');

export function Account({ entries, totals }: Props) {
  if (totals.in === 0 && totals.out === 0) return null;
  return (
    <section className="log-account">
      <h3>The money, as an account lists it</h3>
      <p>
        The law wants each receipt, each payment and distribution, and what is left (R.C. 2109.301). The proof of each
        payment carries its number, letter or date (Sup.R. 64(A)): number it as here. Of land that was sold the account
        shows the whole price, with a copy of the closing statement (Sup.R. 64(B)). Not verified: we have not read the
        lines of Form 13.0, the Fiduciary’s Account, nor the form of the list behind it. Copy this to the court’s own.
      </p>
      {columns.map(({ kind, title, total }) => (
        <table key={kind} className="tool-table log-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">No., day</th>
              <th scope="col">{kind === 'in' ? 'From, and for what' : 'To, and for what'}</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {entries
              .filter((entry) => entry.kind === kind)
              .map(({ key, day, what, amount }, index) => (
                <tr key={key}>
                  <td>
                    {index + 1}, <span>{shortDate(day)}</span>
                  </td>
                  <td>{what}</td>
                  <td>{dollars(amount)}</td>
                </tr>
              ))}
            <tr>
              <th scope="row" colSpan={2}>
                {total}
              </th>
              <td data-account={kind}>
                <strong>{dollars(totals[kind])}</strong>
              </td>
            </tr>
          </tbody>
        </table>
      ))}
      <p>
        Receipts less disbursements, of what is written here:{' '}
        <strong data-account="left">
          {totals.in < totals.out && '−'}
          {dollars(Math.abs(totals.in - totals.out))}
        </strong>
        . What was there at the start, and property that is not money, is not in it.
      </p>
    </section>
  );
}
