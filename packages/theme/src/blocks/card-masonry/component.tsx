import { parseLength } from 'bifolio/markdown';
import type { ReactNode } from 'react';
import { type ColumnsInput, parseColumns } from '../card-grid/columns.ts';

export interface CardMasonryProps {
  /** Columns, up to 6: one number, or `{ sm, md, lg }` for narrow pages, from 640 px, from 960 px. @default { sm: 2, md: 2, lg: 3 } */
  cols?: ColumnsInput;
  /** Space between the cards: pixels, or a CSS length. @default 16 */
  gap?: number | string;
  children?: ReactNode;
}

/** Cards of different heights in columns, each read downwards. */
export function CardMasonry({ cols, gap = 16, children }: CardMasonryProps) {
  const { sm, md, lg } = parseColumns(cols, { sm: 2, md: 2, lg: 3 });
  return (
    <div
      className="block-card-masonry"
      data-sm={sm}
      data-md={md}
      data-lg={lg}
      data-gap={parseLength(String(gap))}
    >
      {children}
    </div>
  );
}

/** The name that authors may know it by. */
export { CardMasonry as VPCardMasonry };
