// "Did this answer it?" below the newest reply: three buttons, no free text.
import { useState } from 'react';
import { type Vote, voteChoices } from '../page-votes/page-vote.ts';
import { voteOnNewest } from './store.ts';

interface Props {
  voted: boolean | undefined;
}

export function ReplyVote({ voted = false }: Props) {
  // A reply that comes back after a vote is not asked about; one that is voted on now says what became of the vote.
  const [isAsked] = useState(!voted);
  const [vote, setVote] = useState<Vote>();
  const [status, setStatus] = useState('');
  if (!isAsked) return null;

  const press = async (choice: Vote) => {
    if (vote) return;
    setVote(choice);
    setStatus((await voteOnNewest(choice)) ? 'Thank you. That was counted.' : 'Sorry, that could not be counted.');
  };
  return (
    <fieldset className="ask-row no-print" aria-labelledby="reply-vote">
      <p id="reply-vote">Did this answer it?</p>
      {(Object.keys(voteChoices) as Vote[]).map((choice) => (
        // Not disabled: that would take the focus from whoever pressed it.
        <button
          key={choice}
          type="button"
          className="button quiet"
          aria-pressed={vote === choice}
          aria-disabled={vote && true}
          onClick={() => press(choice)}
        >
          {voteChoices[choice]}
        </button>
      ))}
      <p role="status">{status}</p>
    </fieldset>
  );
}
