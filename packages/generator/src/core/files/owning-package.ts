import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package that a folder belongs to: the nearest folder upwards whose `package.json` has a name. */
export function owningPackage(folder: string): { name: string; folder: string } | undefined {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
    if (typeof name === 'string') return { name, folder };
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : owningPackage(parent);
}
