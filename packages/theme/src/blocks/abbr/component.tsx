import type { ReactNode } from 'react';

export interface AbbreviationProps {
  /** What the word means. */
  title?: string;
  /** A link is reached by keyboard already, and has one thing to do only. @default false */
  inLink?: boolean;
  children?: ReactNode;
}

/** A word that explains itself when it is pointed at, focused or tapped. No script: the tooltip is drawn by CSS. */
export function Abbreviation({ title = '', inLink, children }: AbbreviationProps) {
  return (
    <abbr
      className="abbr"
      // Focus shows what it means, by keyboard and by tap.
      tabIndex={inLink ? undefined : 0}
      aria-description={title}
      data-title={title}
    >
      {children}
    </abbr>
  );
}
