import { Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { type BlockOf, type Run, runsToText } from '../blocks.ts';
import { bookmark } from './bookmark.ts';
import { RichText } from './RichText.tsx';
import { styles } from './styles.build.ts';

const box = {
  width: 11,
  height: 11,
  marginTop: 2.5,
  marginRight: 10,
  borderWidth: 1,
  borderRadius: 2,
  borderColor: color('green-dark'),
};

const TickItem = ({ runs }: { runs: Run[] }) => (
  <View style={[styles.row, { marginBottom: 5 }]} wrap={false}>
    <View style={box} />
    <RichText style={styles.rest} runs={runs} />
  </View>
);

const FillInItem = ({ runs }: { runs: Run[] }) => (
  <View style={[styles.row, { alignItems: 'flex-end', height: 28 }]} wrap={false}>
    <RichText style={{ marginRight: 8 }} runs={runs} />
    <View style={[styles.rest, { marginBottom: 3, borderBottomWidth: 0.75, borderColor: color('muted') }]} />
  </View>
);

/** A list to print and tick or fill in. */
export function Checklist({
  checklist: { title, lead, fillIn, ownPage, groups },
}: {
  checklist: BlockOf<'checklist'>;
}) {
  const Item = fillIn ? FillInItem : TickItem;
  return (
    <>
      <View break={ownPage} {...bookmark(title)} minPresenceAhead={120}>
        <Text style={[styles.h2, { fontSize: 19, marginTop: ownPage ? 0 : 12 }]}>{title}</Text>
        {lead && <RichText style={styles.block} runs={lead} />}
      </View>
      {groups.map(({ title, items }) => (
        <View key={title} wrap={false} style={{ marginBottom: 8 }}>
          <Text style={styles.h3}>{title}</Text>
          {items.map((runs) => (
            <Item key={runsToText(runs)} runs={runs} />
          ))}
        </View>
      ))}
    </>
  );
}
