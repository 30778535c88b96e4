import { isAbsolute, relative, sep } from 'node:path';

/** Whether an absolute path is a folder or lies in it. Links are not followed. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  // On Windows the way to another disk is an absolute path.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
