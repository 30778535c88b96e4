import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../files/is-inside.ts';
import { relativePath } from '../files/relative-path.ts';

/**
 * The stable id of an island module: its path in the project, or `package-name/path` when it belongs to an installed
 * or linked package. The same on every machine, with forward slashes.
 */
export function islandId(file: string, root: string): string {
  const inProject = relativePath(root, file);
  const isOwn = isInside(root, file) && !inProject.split('/').includes('node_modules');
  if (isOwn) return inProject;
  const owner = owningPackage(dirname(file));
  return owner ? `${owner.name}/${relativePath(owner.folder, file)}` : inProject;
}

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
