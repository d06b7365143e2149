// What a visitor can do with a result. Nothing is kept or copied but by their own press.
import { type ReactNode, useEffect, useState } from 'react';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.browser.ts';

interface Props {
  tool: string;
  fragment: string;
  /** Further buttons of this tool. */
  children?: ReactNode;
}

export function ResultActions({ tool, fragment, children }: Props) {
  const [said, say] = useState('');
  const [link, setLink] = useState('');
  const [kept, setKept] = useState(false);
  useEffect(() => setKept(keptAnswers(tool) !== undefined), [tool]);

  const copy = async () => {
    const address = `${location.origin}${location.pathname}#${fragment}`;
    try {
      await navigator.clipboard.writeText(address);
      setLink('');
      say('The link is copied.');
    } catch {
      setLink(address);
      say('Your browser did not let us copy. Here is the link:');
    }
  };
  const keep = () => {
    const done = keepAnswers(tool, fragment);
    setKept(done);
    say(
      done ? 'Kept in this browser. Nobody else sees it but those who use this device.' : 'This browser keeps nothing.',
    );
  };
  const forget = () => {
    forgetAnswers(tool);
    setKept(false);
    say('Forgotten.');
  };

  return (
    <div className="tool-actions no-print">
      <div className="tool-buttons">
        {children}
        <button type="button" className="button quiet" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button quiet" onClick={copy}>
          Copy the link
        </button>
        <button type="button" className="button quiet" onClick={keep}>
          Keep on this device
        </button>
        {kept && (
          <button type="button" className="button quiet" onClick={forget}>
            Forget what is kept
          </button>
        )}
      </div>
      <p className="small">Whoever has the link sees the dates and sums in it. Nothing you type is sent to us.</p>
      <p role="status">{said}</p>
      {link && <input className="input" readOnly value={link} aria-label="The link" />}
    </div>
  );
}
