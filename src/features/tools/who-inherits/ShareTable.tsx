// Each heir's share, and what all of them add up to.
// biome-ignore-all lint/a11y/noRedundantRoles: cells drawn as blocks (tools.css) lose their roles in Safari: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
import type { Heir } from '../../law/intestate-shares.ts';
import { type Cents, printDollars } from '../../law/money.ts';
import { dollars } from '../frame/print-values.ts';
import { fullName } from './names.ts';
import { fractionWords } from './share-words.ts';

interface Props {
  heirs: Heir[];
  /** What is divided. Without it the fractions stand alone. */
  net: Cents | undefined;
}

export function ShareTable({ heirs, net }: Props) {
  const afterFirst = heirs.some(({ first }) => first !== undefined);
  return (
    <table role="table" className="tool-table share-table">
      <caption>The shares that the statute names</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            Who takes which part
          </th>
          {net !== undefined && (
            <th role="columnheader" scope="col">
              Dollars
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {heirs.map((heir) => {
          const { who, side, path, fraction, share } = heir;
          return (
            <tr
              role="row"
              key={`${who} ${side} ${path.join()}`}
              data-heir={who}
              data-path={path.join('.')}
              data-side={side}
              data-fraction={`${fraction.over}/${fraction.under}`}
              data-share={net === undefined ? undefined : printDollars(share)}
            >
              <th role="rowheader" scope="row">
                {fullName(heir)} <span className="part">{fractionWords(heir, afterFirst)}</span>
              </th>
              {net !== undefined && (
                <td role="cell" className="sum">
                  {dollars(share)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {net !== undefined && (
        <tfoot>
          <tr role="row">
            <th role="rowheader" scope="row">
              Together
            </th>
            <td role="cell" className="sum" data-result="total">
              {dollars(net)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
