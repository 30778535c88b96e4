import type { ReactNode } from 'react';
import { type ColumnsInput, parseColumns } from './columns.ts';

export interface CardGridProps {
  /** Columns, up to 6: one number, or `{ sm, md, lg }` for narrow pages, from 768 px, from 960 px. @default { sm: 1, md: 2, lg: 2 } */
  cols?: ColumnsInput;
  children?: ReactNode;
}

/** Cards in rows of equal height. */
export function CardGrid({ cols, children }: CardGridProps) {
  const { sm, md, lg } = parseColumns(cols, { sm: 1, md: 2, lg: 2 });
  return (
    <div className="block-card-grid" data-sm={sm} data-md={md} data-lg={lg}>
      {children}
    </div>
  );
}

/** The name that authors may know it by. */
export { CardGrid as VPCardGrid };
