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
  /** Asks the question again, without what was asked before it. */
  onAskAlone?: (() => void) | undefined;
}

export function AnswerMessage({ isNewest, onAskAlone, ...message }: Props) {
  const { role, content, foreign, answers = [], before, after, about, tool, votePage, voted } = message;
  if (role === 'user') {
    return (
      <div className="message user">
        <span className="unseen">You:</span>
        <p>{content}</p>
      </div>
    );
  }
  const links = [...(tool ? [tool] : []), ...furtherSources(message)];
  const [help, others] =
    answers.length > 0 ? [links.filter(isHelpLine), links.filter((one) => !isHelpLine(one))] : [[], links];
  return (
    <div className="message">
      <span className="unseen">Assistant:</span>
      {about && (
        <p className="message-about">
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
      {answers.length === 0 ? (
        <AnswerText content={content} foreign={foreign} />
      ) : (
        <>
          {before && <AnswerText content={before} foreign={foreign} />}
          {help.length > 0 && <Links sources={help} />}
          <AnswerCards answers={answers} />
          {after && <AnswerText content={after} foreign={foreign} />}
        </>
      )}
      {others.length > 0 && <Links sources={others} />}
      {isNewest && votePage && <ReplyVote voted={voted} />}
    </div>
  );
}
