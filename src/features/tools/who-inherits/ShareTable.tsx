// Each heir's share, and what all of them add up to.
import type { Heir } from '../../law/intestate-shares.ts';
import { type Cents, printDollars } from '../../law/money.ts';
import { dollars } from '../frame/format.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../frame/table-parts.tsx';
import { formatShare, fullName } from './names.ts';

interface Props {
  heirs: Heir[];
  /** What is divided. Without it only fractions are shown. */
  net: Cents | undefined;
}

export function ShareTable({ heirs, net }: Props) {
  const isOfRest = heirs.some(({ first }) => first !== undefined);
  return (
    <Table className="tool-table share-table">
      <caption>The shares that the statute names</caption>
      <thead>
        <Row>
          <ColumnHead>Who takes which part</ColumnHead>
          {net !== undefined && <ColumnHead>Dollars</ColumnHead>}
        </Row>
      </thead>
      <tbody>
        {heirs.map((heir) => {
          const { who, side, path, fraction, share } = heir;
          return (
            <Row
              key={`${who} ${side} ${path.join()}`}
              data-heir={who}
              data-path={path.join('.')}
              data-side={side}
              data-fraction={`${fraction.numerator}/${fraction.denominator}`}
              data-share={net === undefined ? undefined : printDollars(share)}
            >
              <RowHead>
                {fullName(heir)} <span className="part">{formatShare(heir, isOfRest)}</span>
              </RowHead>
              {net !== undefined && <Cell className="sum">{dollars(share)}</Cell>}
            </Row>
          );
        })}
      </tbody>
      {net !== undefined && (
        <tfoot>
          <Row>
            <RowHead>Together</RowHead>
            <Cell className="sum" data-result="total">
              {dollars(net)}
            </Cell>
          </Row>
        </tfoot>
      )}
    </Table>
  );
}
