import { realpathSync, statSync } from 'node:fs';

/** Where a path leads when all links are followed; `undefined` when it leads nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Whether there is a file, perhaps behind links. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
