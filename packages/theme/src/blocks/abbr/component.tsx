import type { ReactNode } from 'react';

/** A word that explains itself when it is pointed at, focused or tapped. No script: the tooltip is drawn by CSS. */
export function Abbreviation({ title = '', children }: { title?: string; children?: ReactNode }) {
  return (
    <abbr
      className="abbr"
      // Focus shows what it means, by keyboard and by tap.
      tabIndex={0}
      aria-description={title}
      data-title={title}
    >
      {children}
    </abbr>
  );
}
