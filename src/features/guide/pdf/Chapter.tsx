import { Link, Page, Text, View } from '@react-pdf/renderer';
import { color } from '../../../shared/color.build.ts';
import type { Chapter } from '../guide.build.ts';
import { Blocks } from './Blocks.tsx';
import { Drawing } from './Drawing.tsx';
import { Frame } from './Frame.tsx';
import { styles, text } from './styles.build.ts';

interface Props {
  chapter: Chapter;
  /** Called with the number of the chapter's first page. */
  onStart: (page: number) => void;
}

/** The pages of one chapter. */
export const ChapterPages = ({
  chapter: { id, number, title, illustration, reference, blocks, more },
  onStart,
}: Props) => (
  <Page
    size="LETTER"
    style={reference ? [styles.page, styles.small] : styles.page}
    id={id}
    bookmark={{ title: `${number}. ${title}`, fit: true }}
    layout={({ children, pageNumber = 0, subPageNumber }) => {
      if (subPageNumber === 1) onStart(pageNumber);
      const head = subPageNumber === 1 ? undefined : `${number}. ${title}`;
      return (
        <Frame pageNumber={pageNumber} head={head}>
          {children}
        </Frame>
      );
    }}
  >
    <View style={[styles.row, { alignItems: 'flex-end', marginBottom: 18 }]}>
      <View style={[styles.rest, { paddingRight: 20 }]}>
        <Text style={[styles.strong, { color: color('clay'), fontSize: text }]}>Chapter {number}</Text>
        <Text style={[styles.h1, { marginBottom: 0 }]}>{title}</Text>
      </View>
      {illustration && <Drawing name={illustration} width={100} />}
    </View>
    {more && (
      <Text style={[styles.small, styles.muted, { marginTop: -8, marginBottom: 16 }]}>
        {`On the site: ${more.title}\n`}
        <Link src={more.url} style={styles.link}>
          {more.url.replace('https://', '')}
        </Link>
      </Text>
    )}
    <Blocks blocks={blocks} />
  </Page>
);
