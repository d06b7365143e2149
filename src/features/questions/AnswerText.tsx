// The plain text of an answer as paragraphs and lists. Texts are only ever shown as text.
import type { Foreign } from './contract.ts';
import { textBlocks } from './text-blocks.ts';

interface Props {
  content?: string | undefined;
  foreign?: Foreign | undefined;
}

export const AnswerText = ({ content = '', foreign }: Props) =>
  textBlocks(content).map((block, index) =>
    'items' in block ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <ul key={index} className="message-list">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <p key={index} lang={foreign?.text.includes(block.paragraph) ? foreign.language : undefined}>
        {block.paragraph}
      </p>
    ),
  );
