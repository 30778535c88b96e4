import type { ReactNode } from 'react';

/** Two leaves with a fold between them; one above the other where there is no room. Their sheet comes with `LiveEditor`. */
export function SideBySide({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="side-by-side">
      <div className="prose">{left}</div>
      <div className="prose">{right}</div>
    </div>
  );
}
