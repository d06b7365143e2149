// One message of the conversation.

import { AnswerCards } from './AnswerCards.tsx';
import { AnswerText } from './AnswerText.tsx';
import { chatTexts } from './contract.ts';
import type { ChatMessage } from './conversation.browser.ts';
import { Links } from './Links.tsx';
import { ReplyVote } from './ReplyVote.tsx';
import { furtherSources, isHelpLine } from './sources.ts';

interface Props extends ChatMessage {
  isNewest?: boolean;
  /** Asks the question again without its history. */
  onAskAlone?: (() => void) | undefined;
}

export function AnswerMessage({ isNewest, onAskAlone, ...message }: Props) {
  const { role, content, foreign, answers = [], before, after, about, tool, votePage, voted } = message;
  if (role === 'user') {
    return (
      <div className="message user">
        <span className="sr-only">You:</span>
        <p>{content}</p>
      </div>
    );
  }
  const links = furtherSources(message);
  return (
    <div className="message">
      <span className="sr-only">Assistant:</span>
      {about && (
        <p className="message-about text-muted">
          <span>
            {chatTexts.alsoAbout} “{about}”
          </span>
          {onAskAlone && (
            <button type="button" onClick={onAskAlone}>
              {chatTexts.askAlone}
            </button>
          )}
        </p>
      )}
      <AnswerText content={answers.length > 0 ? before : content} foreign={foreign} />
      <Links sources={links.filter(isHelpLine)} />
      {answers.length > 0 && <AnswerCards answers={answers} />}
      <AnswerText content={after} foreign={foreign} />
      <Links sources={[...(tool ? [tool] : []), ...links.filter((source) => !isHelpLine(source))]} />
      {isNewest && votePage && <ReplyVote voted={voted} />}
    </div>
  );
}
