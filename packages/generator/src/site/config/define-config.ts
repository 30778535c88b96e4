import type { AnyOptions } from '../../markdown/options.ts';
import type { ConfigInput } from './schema.ts';

/** The config unchanged, typed for editors: the default export of `bifolio.config.ts`. */
export function defineConfig<Blocks extends object = AnyOptions>(
  config: ConfigInput<Blocks>,
): ConfigInput<Blocks> {
  return config;
}
