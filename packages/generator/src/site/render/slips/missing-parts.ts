import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { installCommand } from '../../../core/errors/install-command.ts';
import { findInstalledFor } from '../../../core/files/find-installed.ts';
import { packageOf } from '../../../core/routing/installed-address.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { insertSources, readInsert } from '../content/insert-text.ts';

/** An error for each file of a text of the theme that is not there, and for each package that isn't installed. */
export function missingParts(
  config: Pick<LoadedConfig, 'locales' | 'root' | 'sourceDir' | 'theme'>,
): Problem[] {
  const findInstalled = findInstalledFor(config);
  const packages = (config.theme.files ?? []).filter((file) => !findInstalled(file)).map(packageOf);
  return [
    ...insertSources(config).flatMap(([name, source]) =>
      'file' in source && !readInsert(source, config) ? missingFile(name, source) : [],
    ),
    ...[...new Set(packages)].map(missingPackage),
  ];
}

const missingFile = (
  name: string,
  { file, option }: { file: string; option?: Problem['option'] },
): Problem => ({
  severity: 'error',
  code: 'missing-insert',
  message: `File "${file}" of \`${name}\` doesn't exist.`,
  hint: 'Write its path from the folder of the config.',
  option,
});

const missingPackage = (name: string): Problem => ({
  severity: 'error',
  code: 'missing-package',
  message: `The package "${name}" isn't installed, but the config uses it.`,
  hint: `Run: ${installCommand(name)}`,
});
