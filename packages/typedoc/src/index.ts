/** Pages of the API of TypeScript projects. */
export type { TypedocOptions } from './options.ts';
export { typedoc } from './typedoc.ts';
