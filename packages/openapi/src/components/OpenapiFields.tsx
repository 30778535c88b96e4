import type { ReactNode } from 'react';
import '#openapi.css';

/** A list of parameters or properties. */
export const OpenapiFields = ({ children }: { children?: ReactNode }) => (
  <div className="openapi-fields">{children}</div>
);
