import { useStyleSheet } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';

export interface FieldProps {
  name: string;
  type?: string;
  required?: boolean;
  optional?: boolean;
  deprecated?: boolean;
  /** The default value, as code. */
  default?: string;
  /** Another name of `default`. */
  defaultValue?: string;
  children?: ReactNode;
}

/** One parameter, option or property of an interface. */
export function Field({ name, type, defaultValue, default: fallback = defaultValue, ...rest }: FieldProps) {
  const { children, ...flags } = rest;
  const { text } = useTheme();
  // Pages with fields are reference pages, which have a second leaf.
  useStyleSheet('leaf');
  return (
    <div className="block-field" data-deprecated={flags.deprecated || undefined}>
      <p className="block-field-head">
        <code className="block-field-name">{name}</code>
        {flags.required && <span data-flag="required">{text.fieldRequiredText}</span>}
        {flags.optional && <span data-flag="optional">{text.fieldOptionalText}</span>}
        {flags.deprecated && <span data-flag="deprecated">{text.fieldDeprecatedText}</span>}
        {type && <code className="block-field-type">{type}</code>}
      </p>
      {fallback !== undefined && (
        <p className="block-field-default">
          {text.fieldDefaultText} <code>{fallback}</code>
        </p>
      )}
      {children && <div className="block-field-body">{children}</div>}
    </div>
  );
}

/** The name that authors may know it by. */
export { Field as VPField };
