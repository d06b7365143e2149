// The conversation, follow-up questions, and a link to a person.
import { useEffect, useRef, useState } from 'react';
import { AnswerMessage } from './AnswerMessage.tsx';
import { chatTexts } from './contract.ts';
import { lastQuestion, unanswered } from './conversation.browser.ts';
import { Links } from './Links.tsx';
import { type Chat, clearConversation, copyQuestionToForm } from './store.ts';

/** Pixels above the newest question. */
const scrollMargin = 20;

interface Props extends Chat {
  onAsk: (question: string, withoutHistory?: boolean) => void;
  /** Takes the reader back to the box. */
  focusBox: () => void;
}

export function QuestionPanel({ messages, waiting, restored, onAsk, focusBox }: Props) {
  const panel = useRef<HTMLElement>(null);
  const history = useRef<HTMLDivElement>(null);
  const [takesQuestion, setTakesQuestion] = useState(false);
  const newest = messages.at(-1);
  // Links to help are below the scrolling text, always in view.
  const help = newest?.stopped ? newest : undefined;
  const retryQuestion = waiting ? '' : unanswered(messages);
  const nextTitle = retryQuestion ? chatTexts.sendAgain : chatTexts.askNext;
  const next = retryQuestion ? [retryQuestion] : (newest?.followUps ?? []);

  // Scroll to the newest question and the start of its answer, not to the answer's end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll, a vote is not
  useEffect(() => {
    if (!panel.current || !history.current) return;
    const question = [...history.current.querySelectorAll<HTMLElement>('.message.user')].at(-1);
    history.current.scrollTo({ top: (question?.offsetTop ?? 0) - scrollMargin });
    if (restored) return;
    // Do not scroll a visitor back who reads something else.
    const { top, bottom } = panel.current.getBoundingClientRect();
    if (!waiting && (top > innerHeight || bottom < 0)) return;
    // Where the history does not scroll itself (questions.css), the page does.
    const scrollsItself = getComputedStyle(history.current).overflowY === 'auto';
    if (scrollsItself || bottom - top < 0.8 * innerHeight) panel.current.scrollIntoView({ block: 'nearest' });
    else question?.scrollIntoView({ block: 'start' });
  }, [messages.length, waiting, restored]);

  // The pressed button disappears: move the focus to the conversation.
  const askAndFocus = (question: string, withoutHistory = false) => {
    history.current?.focus({ preventScroll: true });
    onAsk(question, withoutHistory);
  };
  const latestQuestion = lastQuestion(messages);

  return (
    <section ref={panel} className="card ask-panel" aria-label="Your questions and answers">
      {/* The question box announces answers: some screen readers read each part of a live log, and then all of it again.
          biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={history} className="ask-history" role="log" aria-live="off" tabIndex={0} aria-label="Conversation">
        {messages.map((message, index) => (
          <AnswerMessage
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended
            key={index}
            {...message}
            {...(message === help ? { sources: [] } : {})}
            isNewest={message === newest}
            onAskAlone={message === newest && latestQuestion ? () => askAndFocus(latestQuestion, true) : undefined}
          />
        ))}
        {waiting && <p className="message text-muted">{chatTexts.thinking}</p>}
      </div>
      {help?.sources && (
        <div className="ask-next">
          <Links sources={help.sources} buttons="button" />
        </div>
      )}
      {next.length > 0 && (
        <div className="ask-next">
          <p id="ask-next" className="text-muted">
            {nextTitle}
          </p>
          <ul className="ask-next-questions" aria-labelledby="ask-next">
            {next.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => askAndFocus(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="ask-foot">
        {/* Not beside a helpline: these links would distract from it. */}
        {!help && (
          <div className="ask-row">
            <button type="button" className="button quiet ask-more" onClick={focusBox}>
              {chatTexts.askMore}
            </button>
            <a href="/lead-form" onClick={() => takesQuestion && copyQuestionToForm()}>
              Talk to a person
            </a>
            {latestQuestion && (
              <label className="ask-along">
                <input
                  type="checkbox"
                  checked={takesQuestion}
                  onChange={(event) => setTakesQuestion(event.target.checked)}
                />
                Take my last question along
              </label>
            )}
          </div>
        )}
        <p className="small">
          {help
            ? 'What you just wrote is not kept.'
            : 'General information from this site, not legal advice. Kept in this tab until you close it.'}{' '}
          <button
            type="button"
            className="ask-clear"
            disabled={waiting}
            onClick={() => {
              clearConversation();
              focusBox();
            }}
          >
            Clear this conversation
          </button>
        </p>
      </div>
    </section>
  );
}
