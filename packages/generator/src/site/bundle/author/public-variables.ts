import { ENVIRONMENT_FILES, type Environment, readEnvironment } from '../../../locks/environment.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** How the name of a variable begins that components may read, unless `vite.envPrefix` says otherwise. */
export const PUBLIC_PREFIX = 'PUBLIC_';

/** What Vite reads for a build, the later ones first: https://vite.dev/guide/env-and-mode#env-files. */
const BUILD_FILES = [...ENVIRONMENT_FILES, '.env.production', '.env.production.local'];

/** The variables that become part of a bundle, as `import.meta.env`, by name. */
export function publicVariables({ root, vite }: Pick<LoadedConfig, 'root' | 'vite'>): Environment {
  const { envDir = root, envPrefix = PUBLIC_PREFIX } = vite;
  const all = readEnvironment(envDir || root, process.env, envDir === false ? [] : BUILD_FILES);
  const isPublic = (name: string) => [envPrefix].flat().some((prefix) => name.startsWith(prefix));
  return Object.fromEntries(
    Object.keys(all)
      .filter(isPublic)
      .sort()
      .map((name) => [name, all[name]]),
  );
}
