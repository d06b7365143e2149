// The question box and the panel that appears with the first question; shared by the home page and the topic pages.
// Without JavaScript the box posts to the same address and gets a page.
import './messages.css';
import './questions.css';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { chatTexts, questionLimit } from './contract.ts';
import { unanswered } from './conversation.browser.ts';
import { suggestionsFor } from './known-questions.ts';
import { Examples, optionId, QuestionForm } from './QuestionForm.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import type { HelpReplies } from './replies.ts';
import { screenReaderText } from './sources.ts';
import { $chat, ask, knownQuestions, restoreConversation } from './store.ts';

interface Props {
  context: string;
  label: string;
  help: HelpReplies;
  /** Questions to begin with: a press writes one into the box, and sends nothing. */
  examples?: string[];
}

export default function QuestionBox({ context, label, help, examples = [] }: Props) {
  const { messages, waiting, restored } = useStore($chat);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Nothing was typed since the last question: late suggestions would cover its answer. */
  const sent = useRef(false);
  const [charactersLeft, setCharactersLeft] = useState(questionLimit);
  const [suggested, setSuggested] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const [showsEarlier, setShowsEarlier] = useState(false);
  // A conversation of another page is shown at a press; one of this page is back after a reload (`saveConversation`).
  const isHidden = messages.length > 0 && restored && !showsEarlier && !history.state?.asked;
  const unansweredQuestion = waiting || isHidden ? '' : unanswered(messages);
  const newest = messages.at(-1);
  const announcement = waiting ? chatTexts.thinking : newest && screenReaderText(newest);

  const suggest = (questions: string[]) => {
    setSuggested(questions);
    setActive(-1);
  };
  const fillBox = (text: string) => {
    if (box.current) box.current.value = text;
    setCharactersLeft(questionLimit - text.length);
  };
  const onInput = (text: string) => {
    setCharactersLeft(questionLimit - text.length);
    sent.current = false;
    void knownQuestions().then((questions) => {
      // Use the current text, which may have changed meanwhile.
      if (!sent.current && box.current === document.activeElement)
        suggest(suggestionsFor(box.current?.value ?? '', questions));
    });
  };

  /** Sends a question; text typed in the field stays. */
  const send = (question: string, withoutHistory = false) => {
    sent.current = true;
    suggest([]);
    if (ask(question, context, help, withoutHistory) && box.current?.value === question) fillBox('');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box is first touched
  useEffect(() => {
    // bfcache restore: a question may have been asked on another page since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restoreConversation();
    restoreConversation();
    const draft = box.current?.value ?? '';
    setCharactersLeft(questionLimit - draft.length);
    // Suggestions for text typed before hydration.
    if (draft && box.current === document.activeElement) onInput(draft);
    // Enter pressed before hydration made a new line: send now. A draft that the browser restored is not sent.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (draft.endsWith('\n') && visit?.type === 'navigate') send(draft);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  // A question that got no answer goes back to the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a question is lost
  useEffect(() => {
    if (unansweredQuestion && !box.current?.value) fillBox(unansweredQuestion);
  }, [unansweredQuestion]);

  // The focus stays in the box: nothing else scrolls to the active option.
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(box.current?.value ?? '');
    // The button is disabled while an answer is awaited, and would drop the focus.
    box.current?.focus({ preventScroll: true });
  };

  const choose = (question: string) => {
    fillBox('');
    send(question);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = suggested[active];
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (suggested.length > 0 && direction && (event.key === 'ArrowDown' || chosen)) {
      event.preventDefault();
      setActive((index) => Math.max(-1, Math.min(suggested.length - 1, index + direction)));
      return;
    }
    const { value, selectionEnd } = event.currentTarget;
    // Reopens suggestions that Escape or blur closed; inside the text the key moves the caret.
    if (event.key === 'ArrowDown' && value && selectionEnd === value.length) onInput(value);
    if (event.key === 'Escape' && suggested.length > 0) {
      suggest([]);
      return;
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen);
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <div className="ask">
      <QuestionForm
        box={box}
        context={context}
        label={label}
        charactersLeft={charactersLeft}
        suggested={suggested}
        active={active}
        waiting={waiting}
        onSubmit={submit}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onLeave={() => suggest([])}
        onChoose={choose}
      />
      {examples.length > 0 && (messages.length === 0 || isHidden) && (
        <Examples
          questions={examples}
          onPress={(example) => {
            fillBox(example);
            box.current?.focus();
          }}
        />
      )}
      <p className="sr-only" role="status">
        {/* A new element for each message, so that a repeated answer is announced again. */}
        {!restored && <span key={`${messages.length}${waiting}`}>{announcement}</span>}
      </p>
      {isHidden && (
        <button type="button" className="button quiet mt-1.5" onClick={() => setShowsEarlier(true)}>
          {chatTexts.showEarlier}
        </button>
      )}
      {messages.length > 0 && !isHidden && (
        <QuestionPanel
          messages={messages}
          waiting={waiting}
          restored={restored}
          onAsk={send}
          focusBox={() => box.current?.focus()}
        />
      )}
    </div>
  );
}
