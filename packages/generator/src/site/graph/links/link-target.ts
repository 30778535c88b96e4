import { posix } from 'node:path';
import { onceOf } from '../../../core/cache/once-of.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { decodePath, hasProtocol, isAsset, splitHref } from '../../../core/routing/url.ts';
import { wikiName } from '../../../core/routing/wiki-address.ts';
import { createPageIndex, type PageIndex } from '../page-index.ts';

/** What an author's link points at. */
export type FoundTarget =
  | { kind: 'elsewhere' }
  | { kind: 'page'; page: Page; hash: string; suffix: string }
  /** A path that looks like a page and is none, or is a draft's. */
  | { kind: 'missing'; path: string; suffix: string; draft?: Page }
  /** A file that is no page: a download, an image. `path` is absolute for links that begin with a slash. */
  | { kind: 'file'; path: string; suffix: string };

/** Looks up where a link of a source file leads. */
export type FindTarget = (fromFile: string, href: string) => FoundTarget;

/** Tells what links point at; `fromFile` is the source file they stand in. Made once for a graph. */
export const createFindTarget = onceOf(({ pages, drafts, files, localeDirs }: PageGraph): FindTarget => {
  const locales = Object.entries(localeDirs).map(([path, dir]) => ({ path, dir }));
  const pageIndex = createPageIndex(pages, locales);
  const draftIndex = createPageIndex(drafts, locales);

  const findPage = (
    index: PageIndex,
    from: Page | undefined,
    fromFile: string,
    path: string,
  ): Page | undefined => {
    if (path === '') return from;
    if (path.startsWith('/')) return index.byPath(path) ?? index.bySource(path);
    const source = posix.join(posix.dirname(fromFile), path);
    // A relative link may also be meant as browsers read it: from the page's own address.
    const address = from && posix.join(from.route, path);
    return source.startsWith('..')
      ? undefined
      : (index.bySource(source) ?? (address ? index.byPath(address) : undefined));
  };

  return (fromFile, href) => {
    const name = wikiName(href);
    if (name === undefined && hasProtocol(href)) return { kind: 'elsewhere' };
    const { path: written, suffix, hash } = splitHref(name ?? href);
    const path = decodePath(written);
    const from = pages[files.get(fromFile) ?? -1];
    const findIn = (index: PageIndex) =>
      name === undefined ? findPage(index, from, fromFile, path) : index.byEnding(path, from?.locale);
    const page = findIn(pageIndex);
    if (page) return { kind: 'page', page, hash, suffix };
    if (name === undefined && isAsset(path)) return { kind: 'file', path, suffix };
    const draft = findIn(draftIndex);
    return { kind: 'missing', path, suffix, ...(draft && { draft }) };
  };
});
