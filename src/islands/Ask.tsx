// The question box and the panel that appears with the first question; shared by the home page and the topic pages.
// Without JavaScript the box posts to the same address and gets a page.
import '../styles/ask.css';
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { chatPath, chatTexts, questionLimit } from '../domain/chat.ts';
import { $chat, ask } from '../stores/chat.ts';

interface Props {
  context: string;
  label: string;
}

export default function Ask({ context, label }: Props) {
  const { messages, waiting } = useStore($chat);
  const panel = useRef<HTMLElement>(null);
  const history = useRef<HTMLDivElement>(null);
  const asked = messages.length > 0;

  // What is read next is the newest question and the start of its answer, not the answer's end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    if (!asked) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    const newest = [...(history.current?.querySelectorAll<HTMLElement>('.message.user') ?? [])].at(-1);
    history.current?.scrollTo({ top: newest?.offsetTop ?? 0 });
  }, [messages, waiting]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (ask(String(new FormData(form).get('message')), context)) form.reset();
  };

  return (
    <div className="ask">
      <form action={chatPath} method="post" className="ask-form" onSubmit={submit}>
        <input type="hidden" name="context" value={context} />
        <label htmlFor="question">{label}</label>
        <div className="ask-row">
          <input
            id="question"
            name="message"
            className="input"
            maxLength={questionLimit}
            required
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="button" disabled={waiting}>
            Ask
          </button>
        </div>
      </form>
      {asked && (
        <section ref={panel} className="card ask-panel" aria-label="Your questions and answers">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <div ref={history} className="ask-history" role="log" tabIndex={0} aria-label="Conversation">
            {messages.map((message, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended
              <div key={at} className={`message ${message.role}`}>
                <span className="unseen">{message.role === 'user' ? 'You:' : 'Assistant:'}</span>
                <p>{message.content}</p>
                {message.sources && message.sources.length > 0 && (
                  <ul className="message-sources">
                    {message.sources.map((source) => (
                      <li key={source.url}>
                        <a href={source.url}>{source.title}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
            {waiting && <p className="message assistant">{chatTexts.thinking}</p>}
          </div>
          <p className="small">
            General information from this site, not legal advice. <a href="/lead-form">Talk to a person</a>
          </p>
        </section>
      )}
    </div>
  );
}
