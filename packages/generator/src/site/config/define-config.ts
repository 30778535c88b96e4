import type { AnyOptions } from '../../markdown/options.ts';
import type { ConfigInput } from './schema.ts';

/**
 * The config unchanged, typed for editors: the default export of `bifolio.config.ts`.
 * @example
 * ```ts
 * import { theme } from '@bifolio/theme';
 * import { defineConfig } from 'bifolio';
 *
 * export default defineConfig({ title: 'Tea handbook', theme: theme() });
 * ```
 */
export function defineConfig<Blocks extends object = AnyOptions>(
  config: ConfigInput<Blocks>,
): ConfigInput<Blocks> {
  return config;
}
