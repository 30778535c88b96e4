/** Why the file system has refused, in words that an author reads. */
export function fileFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a part of its path is a file';
  if (code === 'ENOSPC') return 'the disk is full';
  return message;
}
