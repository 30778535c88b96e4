import { BifolioError } from './bifolio-error.ts';

/** Whether the file system has no room left: on the disk, or of what this user may have. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** What was thrown while these folders were written, in words when a disk is full. */
export const namedDisk = (error: unknown, folders: readonly string[]): unknown =>
  isDiskFull(error)
    ? new BifolioError({
        severity: 'error',
        code: 'disk-full',
        message: `The disk is full: ${(error as NodeJS.ErrnoException).path ?? folders.join(' or ')} cannot be written.`,
        hint: 'Nothing was published. Make room, or choose a folder on another disk with --out.',
      })
    : error;
