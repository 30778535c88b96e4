'use client';

import { useState } from 'react';

/** A button that counts its clicks. The first line makes it an island: rendered at build, alive in the browser. */
export function Counter({ label, start = 0 }: { label: string; start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
