import { posix } from 'node:path';
import { normalizePagePath } from '../../../../core/routing/page-path.ts';
import type { MovedFile } from '../old-site.ts';
import type { PlacedPage, SiteIndex } from './mover.ts';

/** Finds pages and files by what they were and by where they are now. `publicDir` is the new public folder. */
export function createSiteIndex(
  pages: readonly PlacedPage[],
  files: readonly MovedFile[],
  publicDir: string,
): SiteIndex {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byAddress = new Map(pages.map((page) => [normalizePagePath(page.address), page]));
  const assets = new Map(
    files.map(({ from, to }) => [
      from,
      to.startsWith(`${publicDir}/`) ? to.slice(publicDir.length) : undefined,
    ]),
  );
  return {
    pages,
    byFile: (file) => byFile.get(posix.normalize(file)),
    byAddress: (address) => byAddress.get(normalizePagePath(decoded(address.replace(/[?#].*$/, '')))),
    asset: (file) => assets.get(posix.normalize(file)),
  };
}

export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
