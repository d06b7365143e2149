import { Page, Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import type { Cover } from '../cover.build.ts';
import { Drawing } from './Drawing.tsx';
import { styles } from './styles.build.ts';

/** The first page. */
export const CoverPage = ({ cover }: { cover: Cover }) => (
  <Page
    size="LETTER"
    style={[styles.page, { paddingTop: 84, paddingBottom: 56, backgroundColor: color('paper') }]}
    bookmark={cover.title}
  >
    <Text style={[styles.strong, { color: color('green'), fontSize: 13 }]}>{cover.brand}</Text>
    <Text style={[styles.h1, { marginTop: 14, marginBottom: 14, fontSize: 44, lineHeight: 1.1 }]}>{cover.title}</Text>
    <Text style={{ fontSize: 14, lineHeight: 1.4 }}>{cover.subtitle}</Text>
    <Text style={[styles.strong, { marginTop: 14, color: color('clay') }]}>{cover.updated}</Text>
    <View style={{ flexGrow: 1, justifyContent: 'center', alignItems: 'center' }}>
      <Drawing name="courthouse" width={380} />
    </View>
    {cover.publisher.map((line, index) => (
      <Text key={line} style={index < 2 ? styles.strong : {}}>
        {line}
      </Text>
    ))}
    <Text style={[styles.small, styles.muted, { marginTop: 8 }]}>{cover.dates}</Text>
    <Text
      style={[
        styles.small,
        styles.muted,
        { marginTop: 8, paddingTop: 8, borderTopWidth: 0.75, borderColor: color('line') },
      ]}
    >
      {cover.disclaimer}
    </Text>
  </Page>
);
