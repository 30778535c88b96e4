import type { ReactNode } from 'react';
import '#openapi.css';

interface OpenapiFieldProps {
  name: string;
  flags: readonly { kind: string; text: string }[];
  facts: readonly { label: string; values: readonly string[] }[];
  type: ReactNode;
  children?: ReactNode;
}

/** A parameter or property: its name, type and what is said of it. */
export function OpenapiField({ name, flags, facts, type, children }: OpenapiFieldProps) {
  return (
    <div className="openapi-field">
      <p className="openapi-field-head">
        <code className="openapi-name">{name}</code>
        <span className="openapi-type">{type}</span>
        {flags.map(({ kind, text }) => (
          <span key={kind} data-flag={kind}>
            {text}
          </span>
        ))}
      </p>
      {children}
      {facts.map(({ label, values }) => (
        <p key={label} className="openapi-fact">
          {label}{' '}
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </p>
      ))}
    </div>
  );
}
