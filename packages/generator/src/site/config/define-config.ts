import type { z } from 'zod';
import type { ConfigInput } from './schema.ts';

/** Identity, for the editor's help in `bifolio.config.ts`. */
export function defineConfig<Blocks extends z.ZodRawShape>(config: ConfigInput<Blocks>): ConfigInput<Blocks> {
  return config;
}
