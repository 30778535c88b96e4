import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../errors/bifolio-error.ts';
import { CONFIG_NAMES } from './config-names.ts';
import type { LoadedConfig } from './resolve-config.ts';

/** Config files that nobody reads, since another one is read. */
export function otherConfigs({ root, file }: Pick<LoadedConfig, 'root' | 'file'>): Problem[] {
  const read = file && basename(file);
  const others = CONFIG_NAMES.filter((name) => name !== read && existsSync(join(root, name)));
  return others.map((name) => ({
    severity: 'warning',
    code: 'config-ignored',
    message: `This config is not read, because there is ${read} too.`,
    hint: 'Delete one of the two.',
    file: name,
  }));
}
