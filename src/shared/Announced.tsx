import { useEffect, useState } from 'react';

/** Debounced: each keystroke makes a new result. */
const pauseMs = 1000;

interface Props {
  text: string;
  /** What the text describes; when it changes, the same text is announced again. */
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
    <p className="sr-only" role="status">
      {/* A new element: unchanged text in a live region is not announced again. */}
      <span key={announced.subject}>{announced.text}</span>
    </p>
  );
}
