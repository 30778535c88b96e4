import type { ReactNode } from 'react';
import '#typedoc.css';

interface TypedocFieldProps {
  name: string;
  id?: string;
  flags: readonly { kind: string; text: string }[];
  usual?: { label: string; value: string };
  type: ReactNode;
  children?: ReactNode;
}

/** A parameter or property: its name, type, default and what its comment says. */
export function TypedocField({ name, id, flags, usual, type, children }: TypedocFieldProps) {
  return (
    <div className="typedoc-field" id={id}>
      <p className="typedoc-field-head">
        <code className="typedoc-name">{name}</code> {type}
        {flags.map(({ kind, text }) => (
          <span key={kind} data-kind={kind}>
            {text}
          </span>
        ))}
      </p>
      {children}
      {usual && (
        <p className="typedoc-usual">
          {usual.label} <code>{usual.value}</code>
        </p>
      )}
    </div>
  );
}
