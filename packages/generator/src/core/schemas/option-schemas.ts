import type { $ZodType } from 'zod/v4/core';

/** A schema of zod, by a name that messages of editors can show. */
export interface OptionSchema extends $ZodType {}

/** Schemas of options by key. */
export interface OptionSchemas {
  readonly [key: string]: OptionSchema;
}

declare const written: unique symbol;

/** The same, with the type of what authors write for them. */
export interface SchemasOf<Input extends object> extends OptionSchemas {
  readonly [written]?: Input;
}
