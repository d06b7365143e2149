import { Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import { plain, type Step } from '../blocks.ts';
import { Blocks } from './Blocks.tsx';
import { bookmark } from './bookmark.ts';
import { styles } from './styles.build.ts';

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

/** Numbered steps, the number beside the title. */
export const Steps = ({ steps }: { steps: Step[] }) =>
  steps.map(({ title, time, blocks }, at) => (
    <View key={title} style={{ marginTop: 10 }}>
      <View style={[styles.row, { alignItems: 'center', marginBottom: 5 }]} wrap={false} minPresenceAhead={70}>
        <View style={disc}>
          <Text style={{ color: '#ffffff', fontFamily: 'Lora', fontWeight: 600, lineHeight: 1 }}>{at + 1}</Text>
        </View>
        <View style={styles.rest} {...bookmark(`${at + 1}. ${title}`)}>
          <Text style={[styles.h3, { fontSize: 14, marginTop: 0, marginBottom: 0 }]}>{title}</Text>
          {time && <Text style={[styles.small, { color: color('clay') }]}>{plain(time)}</Text>}
        </View>
      </View>
      <View style={{ paddingLeft: indent }}>
        <Blocks blocks={blocks} />
      </View>
    </View>
  ));
