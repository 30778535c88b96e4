import { fullPath, isDiskFull } from '../../../core/errors/full-disk.ts';

/** Rolldown's words for a disk without room, which it takes for a fault of its own. */
const FULL = /Failed to write file in (.+)\s+Caused by:\s+(?:No space left on device|Disk quota exceeded)/i;

/** The file that had no room on its disk, when that is what the bundler ended with. */
export function unwrittenFile(error: unknown): string | undefined {
  if (isDiskFull(error)) return fullPath(error);
  return error instanceof Error ? FULL.exec(error.message)?.[1] : undefined;
}
