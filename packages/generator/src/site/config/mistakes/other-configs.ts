import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { CONFIG_NAMES, NO_CONFIG_NAMES } from '../config-names.ts';
import type { LoadedConfig } from '../resolve-config.ts';

/** Config files that nobody reads, since another one is read or their names end otherwise. */
export function otherConfigs({ root, file }: Pick<LoadedConfig, 'root' | 'file'>): Problem[] {
  const read = file && basename(file);
  const isThere = (name: string) => name !== read && existsSync(join(root, name));
  return [
    ...CONFIG_NAMES.filter(isThere).map((name) =>
      ignored(name, `This config is not read, because there is ${read} too.`, 'Delete one of the two.'),
    ),
    ...NO_CONFIG_NAMES.filter(isThere).map((name) =>
      ignored(
        name,
        'This config is not read: its name must end in .ts, .mts, .js or .mjs.',
        'Name it bifolio.config.ts, and write in it: export default { … }',
      ),
    ),
  ];
}

const ignored = (file: string, message: string, hint: string): Problem => ({
  severity: 'warning',
  code: 'config-ignored',
  message,
  hint,
  file,
});
