import { Link, Page, Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import type { Chapter } from '../guide.build.ts';
import { Frame } from './Frame.tsx';
import { styles } from './styles.build.ts';

/**
 * The line height is set here because text in a layout does not take the page's (react-pdf would multiply it twice).
 */
const row = {
  ...styles.row,
  paddingVertical: 6,
  lineHeight: 1.45,
  borderBottomWidth: 0.75,
  borderColor: color('line'),
} as const;

/** The list of chapters. The layout runs twice: the first round finds the pages, the second prints their numbers. */
export const Contents = ({ chapters, starts }: { chapters: Chapter[]; starts: Map<string, number> }) => (
  <Page
    size="LETTER"
    style={styles.page}
    bookmark="Contents"
    layout={({ children, pageNumber = 0 }) => (
      <Frame pageNumber={pageNumber}>
        {children}
        {chapters.map(({ id, number, title }) => (
          <View key={id} style={row}>
            <Text style={{ width: 28, color: color('clay'), fontWeight: 600 }}>{number}</Text>
            <Text style={styles.rest}>
              <Link src={`#${id}`} style={{ color: color('ink'), textDecoration: 'none' }}>
                {title}
              </Link>
            </Text>
            <Text>{starts.get(id)}</Text>
          </View>
        ))}
      </Frame>
    )}
  >
    <Text style={styles.h1}>Contents</Text>
  </Page>
);
