import type { AnyOptions } from '../../markdown/options.ts';
import type { ConfigInput } from './schema.ts';

/** Identity, for the editor's help in `bifolio.config.ts`. */
export function defineConfig<Blocks extends object = AnyOptions>(
  config: ConfigInput<Blocks>,
): ConfigInput<Blocks> {
  return config;
}
