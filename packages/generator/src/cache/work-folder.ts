import { hash } from 'node:crypto';
import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { NO_SITE } from '../own-files.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Where a command on the site in `root` works and keeps what makes the next one faster: `.bifolio/` of the site. When that
 * cannot be written, or there is no site, a temporary folder, which goes when the process ends.
 */
export function workFolder(root: string): string {
  const own = join(root, '.bifolio');
  if (root !== NO_SITE && isWritable(own, root)) return own;
  return join(scratchFolder(), hash('sha256', root));
}

function isWritable(own: string, root: string): boolean {
  const stats = statSync(own, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return false;
  try {
    accessSync(stats ? own : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
