import type { ReactNode } from 'react';
import '#typedoc.css';

/** The type that a call returns. */
export const TypedocReturns = ({ children }: { children?: ReactNode }) => (
  <p className="typedoc-returns">{children}</p>
);
