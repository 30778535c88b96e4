import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OldFolder } from '../form/mover.ts';
import { isOptions } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';

/** Names of the packages that `package.json` asks for: plugins of Hexo need no other line. */
export function hexoPackages({ root }: OldFolder): string[] {
  if (!existsSync(join(root, 'package.json'))) return [];
  const { dependencies } = readJson({ root, configFile: 'package.json', left: [] });
  return isOptions(dependencies) ? Object.keys(dependencies) : [];
}
