import { posix } from 'node:path';
import { mapTargets } from '../text/links.ts';

/** The new address of a file that a page names by its path, `undefined` when it has none. */
export type FindFile = (path: string) => string | undefined;

interface LinkContext {
  /** That of the page. */
  folder: string;
  /** Of the page: addresses in HTML count from there. */
  address: string;
  findFile: FindFile;
}

/** One line with the addresses of files that have moved. */
export const convertLinks = (line: string, { folder, address, findFile }: LinkContext): string =>
  mapTargets(
    line,
    (target) => findFile(resolved(folder, target)) ?? findFile(resolved(address.slice(1), target)),
  );

function resolved(folder: string, target: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return target;
  let path = target;
  try {
    path = decodeURI(target);
  } catch {
    // Not an encoded path: it is taken as it is written.
  }
  return path.startsWith('/') ? path.slice(1) : posix.join(folder, path);
}
