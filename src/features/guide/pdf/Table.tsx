import { type Styles, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { type BlockOf, type Run, runsToText } from '../blocks.ts';
import { keepWithNext } from './keep-with-next.ts';
import { RichText } from './RichText.tsx';
import { styles } from './styles.build.ts';

type Style = Styles[string];

const gap = 10;
const averageCharacterWidth = 5.3;

/** Column widths: a short column fits its longest cell, the others share the rest in proportion to their lengths. */
function widthOf({ columns, rows }: BlockOf<'table'>, index: number): Style {
  const cells = [columns[index] ?? [], ...rows.map((row) => row[index] ?? [])];
  const longest = Math.max(...cells.map((cell) => runsToText(cell).length));
  if (longest <= 18) return { width: longest * averageCharacterWidth + gap };
  return { flexGrow: Math.min(36, longest), flexBasis: 0 };
}

interface RowProps {
  cells: Run[][];
  widths: Style[];
  head?: boolean;
  /** Stays on one page with the row below. */
  keepTogether?: boolean;
}

function Row({ cells, widths, head = false, keepTogether = head }: RowProps) {
  const line = head
    ? { borderBottomWidth: 1.5, borderColor: color('green') }
    : { borderBottomWidth: 0.75, borderColor: color('line') };
  return (
    <View style={[styles.row, line]} wrap={false} fixed={head} minPresenceAhead={keepTogether ? 24 : 0}>
      {cells.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a row may have the same text
        <View key={index} style={[{ paddingVertical: 3.5, paddingRight: gap }, widths[index] ?? styles.rest]}>
          <RichText style={[styles.small, head || index === 0 ? styles.strong : {}]} runs={runs} />
        </View>
      ))}
    </View>
  );
}

/** A table; a short one stays on one page, a longer one repeats its heads on the next. */
export function Table({ table }: { table: BlockOf<'table'> }) {
  const widths = table.columns.map((_, index) => widthOf(table, index));
  return (
    <View style={[styles.block, { marginTop: 2, marginBottom: 12 }]} wrap={table.rows.length > 4}>
      <Row cells={table.columns} widths={widths} head />
      {table.rows.map((cells, index) => (
        <Row
          key={runsToText(cells.flat())}
          cells={cells}
          widths={widths}
          keepTogether={keepWithNext(index, table.rows.length)}
        />
      ))}
    </View>
  );
}
