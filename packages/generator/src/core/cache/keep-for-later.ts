import { isDiskFull } from '../errors/full-disk.ts';
import { isWorkFolderFull, noteFullDisk } from './work-folder.ts';

/** Codes of Node.js for a disk that takes nothing: https://nodejs.org/api/errors.html#common-system-errors. */
const REFUSALS = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'ENOTEMPTY',
  'EPERM',
  'EROFS',
]);

/**
 * Does what only makes the next run faster: a disk that refuses costs time and nothing else. Whether it was done. A full disk is told
 * once, and gets nothing more in this run.
 */
export const keepForLater = (keep: () => void): boolean => !isWorkFolderFull() && canDo(keep);

/** The same for what takes no room: something is removed. */
export function canDo(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (isDiskFull(error)) noteFullDisk(error);
    if (!REFUSALS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}
