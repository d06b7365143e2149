// One message of the conversation. Texts are only ever shown as text.

import type { ChatMessage } from './conversation.browser.ts';
import { kindOfPage, quotedFrom, withoutTwins } from './sources.ts';
import { textBlocks } from './text-blocks.ts';

type LinksProps = Required<Pick<ChatMessage, 'sources'>> & { className?: string };

export function Links({ sources, className = 'message-sources' }: LinksProps) {
  return (
    <ul className={className}>
      {withoutTwins(sources).map((source) => (
        <li key={source.url}>
          {kindOfPage(source) && <span className="source-kind">{kindOfPage(source)}: </span>}
          <a href={source.url}>{source.title}</a>
        </li>
      ))}
    </ul>
  );
}

export const AnswerText = ({ content, foreign }: Pick<ChatMessage, 'content' | 'foreign'>) =>
  textBlocks(content).map((block, at) =>
    'items' in block ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <ul key={at} className="message-list">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <p key={at} lang={foreign?.text.includes(block.paragraph) ? foreign.language : undefined}>
        {block.paragraph}
      </p>
    ),
  );

export function AnswerMessage({ role, content, foreign, outcome, sources = [], figures = [], tool }: ChatMessage) {
  if (role === 'user') {
    return (
      <div className="message user">
        <span className="unseen">You:</span>
        <p>{content}</p>
      </div>
    );
  }
  const quoted = quotedFrom({ outcome, sources });
  const others = withoutTwins(sources).filter(({ url }) => url !== quoted?.url);
  return (
    <div className="message">
      <span className="unseen">Assistant:</span>
      {quoted && (
        <p className="message-from">
          From: <a href={quoted.url}>{quoted.title}</a>
        </p>
      )}
      <AnswerText content={content} foreign={foreign} />
      {tool && (
        <p className="message-tool">
          <a href={tool.url}>{tool.title}</a>
        </p>
      )}
      {others.length > 0 && <Links sources={others} />}
      {figures.length > 0 && (
        <details className="message-figures">
          <summary>Where the figures come from</summary>
          <ul>
            {figures.map(({ values, source, url }) => (
              <li key={`${source} ${values}`}>
                {values}: {url ? <a href={url}>{source}</a> : source}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
