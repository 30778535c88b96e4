/** Pages of an OpenAPI description. */
export { openapi } from './openapi.ts';
export type { OpenapiOptions } from './options.ts';
