// The assistant page: conversation, message field and suggested questions.
import '../questions/messages.css';
import './chatbot.css';
import type { RefObject, SubmitEvent } from 'react';
import { AnswerText } from '../questions/AnswerText.tsx';
import { chatContexts, chatPath, questionLimit } from '../questions/contract.ts';
import { FigureSources } from '../questions/FigureSources.tsx';
import { Links } from '../questions/Links.tsx';
import type { Reply } from './canned-reply.ts';
import type { AssistantMessage } from './store.ts';

export interface Suggestion {
  question: string;
  href: string;
  title: string;
}

interface Props {
  messages: readonly AssistantMessage[];
  greeting: Reply;
  suggestions: readonly Suggestion[];
  card?: RefObject<HTMLElement | null>;
  log?: RefObject<HTMLDivElement | null>;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

const timeOfDay = (timestamp: number): string =>
  new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

function Message({ text = '', isBot, timestamp, more = [], figures = [] }: Partial<AssistantMessage>) {
  return (
    <div className={isBot ? 'message' : 'message user'}>
      <span className="sr-only">{isBot ? 'Assistant:' : 'You:'}</span>
      {isBot ? <AnswerText content={text} /> : <p>{text}</p>}
      <Links sources={more} buttons="button" />
      <FigureSources figures={figures} />
      {timestamp && <time dateTime={new Date(timestamp).toISOString()}>{timeOfDay(timestamp)}</time>}
    </div>
  );
}

export function ChatCard({ messages, greeting, suggestions, card, log, onSubmit }: Props) {
  const newest = messages.at(-1);
  return (
    <>
      <section ref={card} className="card assistant" aria-labelledby="chat">
        <h2 id="chat">Ask your question</h2>
        {/* Announced by the status below: some screen readers read each new part of a log, and then the whole log.
            biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div ref={log} className="assistant-log" role="log" aria-live="off" tabIndex={0} aria-label="Conversation">
          <Message {...greeting} isBot />
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
          {newest?.isBot === false && (
            <p className="message" aria-hidden="true">
              …
            </p>
          )}
        </div>
        <p className="sr-only" role="status">
          {/* A key for each reply, so that a repeated reply is announced again. */}
          {newest?.isBot && <span key={newest.id}>{newest.text}</span>}
        </p>
        <form action={chatPath} method="post" className="assistant-form" onSubmit={onSubmit}>
          <input type="hidden" name="context" value={chatContexts.home} />
          <label htmlFor="assistant-message">Your message</label>
          <input
            id="assistant-message"
            name="message"
            className="input"
            maxLength={questionLimit}
            aria-describedby="assistant-message-hint"
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="button">
            Send
          </button>
          <span id="assistant-message-hint" className="small">
            At most {questionLimit} characters
          </span>
        </form>
      </section>
      <section className="assistant-questions" aria-labelledby="suggested">
        <h2 id="suggested">Suggested questions</h2>
        <form action={chatPath} method="post" onSubmit={onSubmit}>
          <input type="hidden" name="context" value={chatContexts.home} />
          <ul className="suggestions">
            {suggestions.map(({ question, href, title }) => (
              <li key={href}>
                <button type="submit" name="message" value={question}>
                  {question}
                </button>
                <a href={href}>
                  Read<span className="sr-only"> the article: {title}</span>
                </a>
              </li>
            ))}
          </ul>
        </form>
      </section>
    </>
  );
}
