import type { FilledBlock } from './letter.ts';

/**
 * The letter on paper. A blank is a line to write on, with what belongs there under it. The browser does not translate
 * it: whoever gets it reads English.
 */
export const LetterSheet = ({ blocks }: { blocks: readonly FilledBlock[] }) => (
  <div className="letter-sheet" translate="no" lang="en-US">
    {blocks.map(({ kind, parts }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one letter keep their places
      <p key={index} className={`letter-${kind}`}>
        {parts.map((part, partIndex) =>
          typeof part === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
            <span key={partIndex}>{part}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
            <span key={partIndex} className="letter-blank">
              {part.blank}
            </span>
          ),
        )}
      </p>
    ))}
  </div>
);
