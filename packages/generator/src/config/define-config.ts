import type { ConfigInput } from './schema.ts';

/** Identity, for the editor's help in `bifolio.config.ts`. */
export function defineConfig(config: ConfigInput): ConfigInput {
  return config;
}
