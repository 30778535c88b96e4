import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';

/** A config with which builds keep copies of documents: a part is a cache. Throws when the site keeps nothing. */
export function withCopies<Config extends Pick<LoadedConfig, 'build'>>(config: Config): Config {
  if (config.build.cache) return { ...config, build: { ...config.build, cache: 'portable' } };
  throw new BifolioError({
    severity: 'error',
    code: 'shard-without-cache',
    message: 'A part is a cache, and `build.cache` is false.',
    hint: 'Remove `build.cache`, or build without --shard.',
  });
}
