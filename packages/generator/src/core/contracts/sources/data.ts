import type { RowSchema } from './row-schema.ts';

/** Data that is loaded once, before pages are rendered. */
export interface Data<Value> {
  /** Checks the value. @default it is not checked */
  schema?: RowSchema;
  /** Globs from the folder of the config. `bifolio dev` loads again when such a file changes. @default [] */
  watch?: readonly string[];
  /** How long loading may take, in milliseconds. @default 60000 */
  timeout?: number;
  /** The value: plain data, as JSON has it. */
  load(call: DataCall): Value | Promise<Value>;
}

/** What `load` gets. */
export interface DataCall {
  /** Tells when nobody waits for the value any more. */
  signal: AbortSignal;
  /** The folder of the config. */
  root: string;
}

const BRAND = Symbol.for('bifolio.data');

/**
 * The default export of a module in `data`. Components that import it get the value that `load` gave; the module itself is no part of
 * their code.
 * @example
 * ```ts
 * import { defineData } from 'bifolio';
 *
 * export default defineData({
 *   load: async ({ signal }): Promise<Record<string, number>> => {
 *     const response = await fetch('https://example.org/prices.json', { signal });
 *     return response.json();
 *   },
 * });
 * ```
 */
export const defineData = <Value>(data: Data<Value>): Value =>
  // The bundler puts the value in its place.
  ({ ...data, [BRAND]: true }) as unknown as Value;

/** Whether a value is data that is to be loaded. */
export const isData = (value: unknown): value is Data<unknown> =>
  typeof value === 'object' && value !== null && BRAND in value;
