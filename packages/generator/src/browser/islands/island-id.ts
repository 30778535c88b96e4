import { dirname } from 'node:path';
import { isInside } from '../../core/files/is-inside.ts';
import { owningPackage } from '../../core/files/owning-package.ts';
import { relativePath } from '../../core/files/relative-path.ts';

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
