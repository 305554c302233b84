/** What a screen reader says of an answer. */
import { type ReactElement, useEffect, useState } from 'react';

/** Milliseconds without a change: what is said of each letter would be heard one after the other, long after the last. */
const PAUSE = 600;

export function Said({ text }: { readonly text: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
