// Actions on a result. Nothing is saved or copied unless the visitor presses a button.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  fragment: string;
  /** Whether answers are saved on this device. */
  isSaved: boolean;
  /** Saves the answers and returns whether that worked; undefined where the tool saves them itself. */
  save: (() => boolean) | undefined;
  deleteSaved: () => void;
  /** Further buttons of this tool. */
  children?: ReactNode;
}

export function ResultActions({ fragment, isSaved, save, deleteSaved, children }: Props) {
  const [status, setStatus] = useState('');
  const [link, setLink] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset when the answers change
  useEffect(() => {
    setLink('');
    setStatus('');
  }, [fragment]);

  const copy = async () => {
    const address = `${location.origin}${location.pathname}#${fragment}`;
    try {
      await navigator.clipboard.writeText(address);
      setLink('');
      setStatus('The link is copied.');
    } catch {
      setLink(address);
      setStatus('Your browser did not let us copy. Here is the link:');
    }
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
        {save && (
          <button
            ref={saveButton}
            type="button"
            className="button quiet"
            onClick={() =>
              setStatus(
                save()
                  ? 'Kept in this browser. Only those who use this device can see it.'
                  : 'This browser keeps nothing.',
              )
            }
          >
            Keep on this device
          </button>
        )}
        {isSaved && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              saveButton.current?.focus();
              deleteSaved();
              setStatus('Forgotten.');
            }}
          >
            Forget what is kept
          </button>
        )}
      </div>
      <p className="small">Whoever has the link sees the dates and sums in it. Nothing you type is sent to us.</p>
      <p role="status">{status}</p>
      {link && <input className="input" readOnly value={link} aria-label="The link" />}
    </div>
  );
}
