import { resolve } from 'node:path';
import { BifolioError } from '../core/errors/bifolio-error.ts';
import { type LoadedConfig, loadConfig } from '../site/config/load.ts';

/** Options that all commands share, as cac hands them over. */
export interface SiteOptions {
  out?: string;
  base?: string;
  /** Rows and data are those that were kept last: nobody is asked. */
  keptSources?: boolean;
}

/** Loads the config of `dir` (default: the working folder) with the command line's options on top. */
export async function loadSiteConfig(
  dir: string | undefined,
  { out, base, keptSources }: SiteOptions,
  { reload = false } = {},
): Promise<LoadedConfig> {
  const config = await loadConfig(resolve(dir ?? '.'), { reload, overrides: { output: out, base } });
  return keptSources ? { ...config, keptSources } : config;
}

/** The port that `--port` asks for, else the environment. Throws when it is not a whole number from 0 to 65535. */
export function wantedPort(option: unknown, fallback: number): number {
  const [name, value] =
    option === undefined ? ['the environment variable PORT', process.env.PORT] : ['--port', option];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new BifolioError({
    severity: 'error',
    code: 'invalid-port',
    message: `Expected ${name} to be a whole number from 0 to 65535, got ${JSON.stringify(value)}.`,
    hint: 'Type for example --port 4173.',
  });
}

/** `--host` without a value means every address. */
export function parseHost(value: string | boolean | undefined): string | undefined {
  if (value === true || value === '') return '0.0.0.0';
  return typeof value === 'string' ? value : undefined;
}
