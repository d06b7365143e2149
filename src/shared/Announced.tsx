import { useEffect, useState } from 'react';

/** Whoever types makes a new result with each sign: it is said when they pause. */
const pauseMs = 1000;

/** Tells a screen reader of a result, once. */
export function Announced({ text }: { text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => say(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
