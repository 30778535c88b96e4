import { realpathSync, statSync } from 'node:fs';

/**
 * Where a path leads when all links are followed; `undefined` when it leads nowhere. The system is asked: Node's own
 * `realpathSync` takes `link/..` for the folder that holds the link, and a file is opened elsewhere.
 */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Whether there is a file, perhaps behind links. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
