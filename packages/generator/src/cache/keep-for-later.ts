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
  'EPERM',
  'EROFS',
]);

/** Does what only makes the next run faster: a disk that refuses costs time and nothing else. Whether it was done. */
export function keepForLater(keep: () => void): boolean {
  try {
    keep();
    return true;
  } catch (error) {
    if (!REFUSALS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}
