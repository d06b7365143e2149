import { useEffect, useState } from 'react';

/** Each keystroke makes a new result: it is announced when the visitor pauses. */
const pauseMs = 1000;

interface Props {
  text: string;
  /** What the text describes: when it changes, the same text is announced again. */
  subject?: string;
}

/** Announces a result to screen readers, once. */
export function Announced({ text, subject = '' }: Props) {
  const [announced, setAnnounced] = useState({ text: '', subject: '' });
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced({ text, subject }), pauseMs);
    return () => clearTimeout(pause);
  }, [text, subject]);
  return (
    <p className="unseen" role="status">
      {/* Another element: a region whose words stay the same is not told again. */}
      <span key={announced.subject}>{announced.text}</span>
    </p>
  );
}
