import { BifolioError } from './bifolio-error.ts';

/** Whether the file system has no room left: on the disk, or of what this user may have. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** The path that could not be written: the second one of a copy or a link. */
export const fullPath = (error: unknown): string | undefined => {
  const { dest, path } = error as NodeJS.ErrnoException & { dest?: string };
  return dest ?? path;
};

/** A full disk in words: `folder` is what an author knows to lie on it. */
export const diskFull = (folder: string): BifolioError =>
  new BifolioError({
    severity: 'error',
    code: 'disk-full',
    message: `The disk is full: ${folder} cannot be written.`,
    hint: 'Nothing was published. Make room, or choose a folder on another disk with --out.',
  });
