import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { color } from '../../../shared/color.build.ts';
import { runsToText, type Step as StepBlock } from '../blocks.ts';
import { bookmark } from './bookmark.ts';
import { headingFont, styles } from './styles.build.ts';

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

interface Props extends Pick<StepBlock, 'title' | 'time'> {
  number: number;
  /** What to do in this step. */
  children: ReactNode;
}

/** A step, its number beside the title. */
export const Step = ({ number, title, time, children }: Props) => (
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
    <View style={{ paddingLeft: indent }}>{children}</View>
  </View>
);
