// The assistant page: the chat card and the suggested questions beside it. Replies are picked in the browser; without
// JavaScript both forms post to the function and get a page.
import './chatbot.css';
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Links } from '../questions/AnswerMessage.tsx';
import { chatContexts, chatPath, questionLimit } from '../questions/contract.ts';
import { redactPersonalNumbers } from '../questions/guard/personal-numbers.ts';
import { $conversation, type AssistantMessage, type Carried, sendMessage } from './store.ts';

interface Props extends Carried {
  suggestions: { question: string; href: string; title: string }[];
}

const timeOfDay = (timestamp: number): string =>
  new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

function Message({ text, isBot, timestamp, more = [], figures = [] }: Partial<AssistantMessage>) {
  return (
    <div className={isBot ? 'said' : 'said by-visitor'}>
      <span className="unseen">{isBot ? 'Assistant:' : 'You:'}</span>
      <p className="said-text">{text}</p>
      {more.length > 0 && <Links sources={more} className="said-more" />}
      {figures.length > 0 && (
        <p className="small">
          {figures.map(({ values, source, url }, at) => (
            <span key={source}>
              {at > 0 && '; '}
              {values}: {url ? <a href={url}>{source}</a> : source}
            </span>
          ))}
          .
        </p>
      )}
      {timestamp && <time dateTime={new Date(timestamp).toISOString()}>{timeOfDay(timestamp)}</time>}
    </div>
  );
}

export default function Chatbot({ replies, help, suggestions }: Props) {
  const messages = useStore($conversation);
  const card = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);

  // The address may bring the first message. One that holds a personal number does not stay in the address.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    sendMessage(asked, { replies, help });
    if (redactPersonalNumbers(asked) !== asked) history.replaceState(null, '', location.pathname);
    card.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [replies, help]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    // What is read next is the newest message and the start of its reply, not the reply's end.
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('.by-visitor') ?? [])].at(-1);
    if (!asked) return;
    // The small screen has no box that scrolls of itself (chatbot.css): the page does.
    if (matchMedia('(max-width: 39.99rem)').matches) return void asked.scrollIntoView({ block: 'start' });
    card.current?.scrollIntoView({ block: 'nearest' });
    log.current?.scrollTo({ top: asked.offsetTop - 16 });
  }, [messages]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (sendMessage(String(new FormData(form, submitter).get('message')), { replies, help })) form.reset();
  };

  return (
    <>
      <section ref={card} className="card assistant" aria-labelledby="chat">
        <h2 id="chat">Ask your question</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div ref={log} className="assistant-log" role="log" tabIndex={0} aria-label="Conversation">
          <Message {...replies.greeting} isBot />
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
          {messages.at(-1)?.isBot === false && (
            <p className="said" aria-hidden="true">
              …
            </p>
          )}
        </div>
        <form action={chatPath} method="post" className="assistant-form" onSubmit={submit}>
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
        <form action={chatPath} method="post" onSubmit={submit}>
          <input type="hidden" name="context" value={chatContexts.home} />
          <ul className="suggestions">
            {suggestions.map(({ question, href, title }) => (
              <li key={href}>
                <button type="submit" name="message" value={question}>
                  {question}
                </button>
                <a href={href}>
                  Read<span className="unseen"> the article: {title}</span>
                </a>
              </li>
            ))}
          </ul>
        </form>
      </section>
    </>
  );
}
