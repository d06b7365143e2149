// The assistant page. Replies are picked in the browser; without
// JavaScript both forms post to the function and get a page.
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { detectPersonalNumber } from '../questions/guard/personal-numbers.ts';
import { ChatCard, type Suggestion } from './ChatCard.tsx';
import { $conversation, type PageReplies, sendMessage } from './store.ts';

interface Props extends PageReplies {
  suggestions: Suggestion[];
}

export default function Chatbot({ replies, help, suggestions }: Props) {
  const messages = useStore($conversation);
  const card = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);

  // The URL may contain the first message. One with a personal number is removed from the URL.
  useEffect(() => {
    const question = new URLSearchParams(location.search).get('q') ?? '';
    sendMessage(question, { replies, help });
    if (detectPersonalNumber(question)) history.replaceState(null, '', location.pathname);
    card.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [replies, help]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    // Scroll to the newest message and the start of its reply.
    const lastQuestion = [...(log.current?.querySelectorAll<HTMLElement>('.message.user') ?? [])].at(-1);
    if (!lastQuestion) return;
    // On small screens the page scrolls, not the log (chatbot.css).
    if (matchMedia('(max-width: 39.99rem)').matches) return void lastQuestion.scrollIntoView({ block: 'start' });
    card.current?.scrollIntoView({ block: 'nearest' });
    log.current?.scrollTo({ top: lastQuestion.offsetTop - 16 });
  }, [messages]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    // A pressed suggestion, or the typed message.
    const message = (submitter as HTMLButtonElement | null)?.value || String(new FormData(form).get('message') ?? '');
    if (sendMessage(message, { replies, help })) form.reset();
  };

  return (
    <ChatCard
      messages={messages}
      greeting={replies.greeting}
      suggestions={suggestions}
      card={card}
      log={log}
      onSubmit={submit}
    />
  );
}
