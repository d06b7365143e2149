import { Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { type Block, plain, type Run } from '../blocks.ts';
import { bookmark } from './bookmark.ts';
import { Line } from './Line.tsx';
import { styles } from './styles.build.ts';

type Printed = Extract<Block, { kind: 'checklist' }>;

const box = {
  width: 11,
  height: 11,
  marginTop: 2.5,
  marginRight: 10,
  borderWidth: 1,
  borderRadius: 2,
  borderColor: color('green-dark'),
};

const Tick = ({ runs }: { runs: Run[] }) => (
  <View style={[styles.row, { marginBottom: 5 }]} wrap={false}>
    <View style={box} />
    <Line style={styles.rest} runs={runs} />
  </View>
);

const Blank = ({ runs }: { runs: Run[] }) => (
  <View style={[styles.row, { alignItems: 'flex-end', height: 28 }]} wrap={false}>
    <Line style={{ marginRight: 8 }} runs={runs} />
    <View style={[styles.rest, { marginBottom: 3, borderBottomWidth: 0.75, borderColor: color('muted') }]} />
  </View>
);

/** A list to print and tick or fill in. */
export function Checklist({ checklist: { title, lead, write, ownPage, groups } }: { checklist: Printed }) {
  const Item = write ? Blank : Tick;
  return (
    <>
      <View break={ownPage} {...bookmark(title)} minPresenceAhead={120}>
        <Text style={[styles.h2, { fontSize: 19, marginTop: ownPage ? 0 : 12 }]}>{title}</Text>
        {lead && <Line style={styles.block} runs={lead} />}
      </View>
      {groups.map(({ title, items }) => (
        <View key={title} wrap={false} style={{ marginBottom: 8 }}>
          <Text style={styles.h3}>{title}</Text>
          {items.map((runs) => (
            <Item key={plain(runs)} runs={runs} />
          ))}
        </View>
      ))}
    </>
  );
}
