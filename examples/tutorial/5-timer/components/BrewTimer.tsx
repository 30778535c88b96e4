'use client';

import { useEffect, useState } from 'react';

/** A countdown. `labels` are the texts of the button before and after the start, in the language of the page. */
export function BrewTimer({ seconds, labels }: { seconds: number; labels: [start: string, stop: string] }) {
  const [left, setLeft] = useState<number>();
  const running = left !== undefined && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, running]);

  return (
    <p>
      <output>{left ?? seconds} s</output>{' '}
      <button type="button" onClick={() => setLeft(running ? undefined : seconds)}>
        {labels[running ? 1 : 0]}
      </button>
    </p>
  );
}
