import { useEffect, useState } from 'react';

/** Each keystroke makes a new result: it is announced when the visitor pauses. */
const pauseMs = 1000;

interface Props {
  text: string;
  /** What the text sums up: where this is another, the same words are told again. */
  of?: string;
}

/** Announces a result to screen readers, once. */
export function Announced({ text, of = '' }: Props) {
  const [announced, setAnnounced] = useState({ text: '', of: '' });
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced({ text, of }), pauseMs);
    return () => clearTimeout(pause);
  }, [text, of]);
  return (
    <p className="unseen" role="status">
      {/* Another element: a region whose words stay the same is not told again. */}
      <span key={announced.of}>{announced.text}</span>
    </p>
  );
}
