import { Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { type Block, type BlockOf, type ListItem, runsToText, type Step as StepBlock } from '../blocks.ts';
import { bookmark } from './bookmark.ts';
import { Checklist } from './Checklist.tsx';
import { keepWithNext } from './keep-with-next.ts';
import { RichText } from './RichText.tsx';
import { headingFont, styles } from './styles.build.ts';
import { Table } from './Table.tsx';

/** Keeps the sentence before a list with its first item: points that must follow on the same page. */
const introSpace = 14;

const Item = ({ mark, item: { id, runs }, keepTogether }: { mark: string; item: ListItem; keepTogether: boolean }) => (
  <View
    {...(id ? { id } : {})}
    style={[styles.row, { marginBottom: 3 }]}
    wrap={false}
    minPresenceAhead={keepTogether ? 20 : 0}
  >
    <Text style={{ width: 18, color: color('green') }}>{mark}</Text>
    <RichText style={styles.rest} runs={runs} />
  </View>
);

const indent = 34;
const disc = {
  width: 22,
  height: 22,
  marginRight: indent - 22,
  borderRadius: 11,
  backgroundColor: color('green'),
  justifyContent: 'center',
  alignItems: 'center',
} as const;

/** A step, its number beside the title. */
const Step = ({ number, step: { title, time, blocks } }: { number: number; step: StepBlock }) => (
  <View style={{ marginTop: 10 }}>
    <View style={[styles.row, { alignItems: 'center', marginBottom: 5 }]} wrap={false} minPresenceAhead={70}>
      <View style={disc}>
        <Text style={{ color: '#ffffff', ...headingFont, lineHeight: 1 }}>{number}</Text>
      </View>
      <View style={styles.rest} {...bookmark(`${number}. ${title}`)}>
        <Text style={[styles.h3, { fontSize: 14, marginTop: 0, marginBottom: 0 }]}>{title}</Text>
        {time && <Text style={[styles.small, { color: color('clay') }]}>{runsToText(time)}</Text>}
      </View>
    </View>
    <View style={{ paddingLeft: indent }}>
      <Blocks blocks={blocks} />
    </View>
  </View>
);

const Callout = ({ title, tone, blocks }: BlockOf<'callout'>) => (
  <View
    wrap={false}
    style={{
      marginTop: 4,
      marginBottom: 14,
      paddingTop: 10,
      paddingHorizontal: 14,
      paddingBottom: 4,
      borderLeftWidth: 3,
      borderColor: color(tone === 'care' ? 'clay' : 'green'),
      backgroundColor: color(tone === 'care' ? 'blush' : 'mint'),
    }}
  >
    <Text style={[styles.h3, { marginTop: 0 }]}>{title}</Text>
    <Blocks blocks={blocks} />
  </View>
);

const Bars = ({ bars }: BlockOf<'bars'>) => (
  <View wrap={false} style={{ marginVertical: 6 }}>
    {bars.map(({ value, label, start, width }) => (
      <View key={runsToText(label)} style={{ marginBottom: 10 }}>
        <RichText runs={value} />
        <RichText style={[styles.small, styles.muted]} runs={label} />
        <View style={{ height: 9, marginTop: 3, borderRadius: 2, backgroundColor: color('line') }}>
          <View
            style={{
              height: 9,
              marginLeft: `${start}%`,
              width: `${width}%`,
              borderRadius: 2,
              backgroundColor: color('green'),
            }}
          />
        </View>
      </View>
    ))}
  </View>
);

const Entries = ({ entries }: BlockOf<'entries'>) =>
  entries.map(({ id, word, meaning }) => (
    <View key={id} id={`word-${id}`} wrap={false} style={[styles.row, { marginBottom: 4.5 }]}>
      <Text style={[styles.small, { width: 128, paddingRight: 10, ...headingFont, color: color('green-dark') }]}>
        {word}
      </Text>
      <RichText style={[styles.rest, styles.small]} runs={meaning} />
    </View>
  ));

const pairColumns = 3;

const Pairs = ({ pairs }: BlockOf<'pairs'>) => {
  const length = Math.ceil(pairs.length / pairColumns);
  return (
    <View style={[styles.row, { columnGap: 10 }]} wrap={false}>
      {Array.from({ length: pairColumns }, (_, column) => pairs.slice(column * length, (column + 1) * length)).map(
        (columnPairs) => (
          <View key={columnPairs[0]?.[0]} style={styles.rest}>
            {columnPairs.map(([name, value]) => (
              <View
                key={name}
                style={[
                  styles.row,
                  styles.small,
                  { paddingVertical: 1.5, borderBottomWidth: 0.5, borderColor: color('line') },
                ]}
              >
                <Text style={[styles.strong, { width: 64 }]}>{name}</Text>
                <Text style={styles.rest}>{value}</Text>
              </View>
            ))}
          </View>
        ),
      )}
    </View>
  );
};

function BlockView({ block, next }: { block: Block; next: Block | undefined }) {
  switch (block.kind) {
    case 'heading':
      return (
        <View minPresenceAhead={42} {...(block.level === 2 ? bookmark(block.text) : {})}>
          <Text style={block.level === 2 ? styles.h2 : styles.h3}>{block.text}</Text>
        </View>
      );
    case 'paragraph':
      return (
        <RichText style={styles.block} minPresenceAhead={next?.kind === 'list' ? introSpace : 0} runs={block.runs} />
      );
    case 'list':
      return (
        <View style={styles.block}>
          {block.items.map((item, index) => (
            <Item
              key={runsToText(item.runs)}
              mark={block.ordered ? `${index + 1}.` : '•'}
              item={item}
              keepTogether={keepWithNext(index, block.items.length)}
            />
          ))}
        </View>
      );
    case 'steps':
      return block.steps.map((step, index) => <Step key={step.title} number={index + 1} step={step} />);
    case 'table':
      return <Table table={block} />;
    case 'callout':
      return <Callout {...block} />;
    case 'bars':
      return <Bars {...block} />;
    case 'entries':
      return <Entries {...block} />;
    case 'pairs':
      return <Pairs {...block} />;
    case 'checklist':
      return <Checklist checklist={block} />;
  }
}

/** Blocks in reading order. */
export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
  blocks.map((block, index) => <BlockView key={index} block={block} next={blocks[index + 1]} />);
