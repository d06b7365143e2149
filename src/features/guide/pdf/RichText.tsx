import { Link, Text, type TextProps } from '@react-pdf/renderer';
import { sourceAnchor } from '../../facts/source-link.ts';
import type { Run } from '../blocks.ts';
import { styles } from './styles.build.ts';

function RunText({ run: { text, strong, href, term, fact } }: { run: Run }) {
  const link = fact
    ? { src: `#${sourceAnchor(fact)}`, style: styles.fact }
    : term
      ? { src: `#word-${term}`, style: styles.term }
      : href && { src: href, style: styles.link };
  if (link) return <Link {...link}>{text}</Link>;
  return strong ? <Text style={styles.strong}>{text}</Text> : text;
}

/** Without this react-pdf takes the end of a bold word for a syllable, and breaks there with a hyphen. */
const noHyphens = 10_000;

interface Props {
  runs: Run[];
  style?: TextProps['style'];
  minPresenceAhead?: number;
}

/** Text with links: figures to their source, terms to the glossary. */
export const RichText = ({ runs, style = {}, minPresenceAhead = 0 }: Props) => (
  <Text hyphenationPenalty={noHyphens} orphans={2} widows={2} style={style} minPresenceAhead={minPresenceAhead}>
    {runs.map((run, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
      <RunText key={index} run={run} />
    ))}
  </Text>
);
