import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../../core/files/real-path.ts';
import { LICENSES_FILE } from '../bundle/client/licenses-file.ts';
import type { GateInput } from './gate-input.ts';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Licenses of the packages in a bundle, whose texts a site hands on. A theme's own bundle has them in one file, and so has the theme. */
export function licenseFiles({
  bundle: { modules, clientDir },
  config: { theme },
}: Pick<GateInput, 'bundle' | 'config'>): string[] {
  const contained = theme.licenses ? [theme.licenses] : [];
  if (modules.length === 0) return [join(clientDir, LICENSES_FILE), ...contained].filter(isFile);
  const folders = new Set(modules.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  const files = [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^licen[cs]e/i.test(name))
      .map((name) => join(folder, name)),
  );
  return [...files, ...contained].filter(isFile);
}
