// A drawn extract of a paper: text in a page with a torn edge, so that it can be read aloud, translated and printed.
import type { Wording } from '../../law/deed-wordings.ts';
import { deeds } from './words.ts';

/** The parts between asterisks are marked. */
const Line = ({ text }: { text: string }) => (
  <span className="deed-line">
    {text.split('*').map((part, index) => (index % 2 === 1 ? <mark key={part}>{part}</mark> : part))}
  </span>
);

export const ExtractSheet = ({ wording, id }: { wording: Wording; id?: string }) => (
  <span className="deed-extract" id={id}>
    <span className="deed-heading">{deeds[wording].heading}</span>
    {deeds[wording].lines.map((text) => (
      <Line key={text} text={text} />
    ))}
  </span>
);
