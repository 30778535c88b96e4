import type { ReactNode } from 'react';
import '#typedoc.css';

/** A list of parameters or properties. */
export const TypedocFields = ({ children }: { children?: ReactNode }) => (
  <div className="typedoc-fields">{children}</div>
);
