import type { CollectionInput } from '../contracts/options/collections.ts';

/** Where the pages of a locale are: `path` is `/en/`, `dir` is `en`, relative to the source folder. */
export interface LocalePaths {
  path: string;
  dir: string;
}

/** Where a collection's files are, relative to the source folder, and where its addresses begin. */
export interface CollectionPaths {
  /** Without slashes at the ends. */
  dir: string;
  /** `en/blog`. */
  folder: string;
  /** `/en/article/`, with a slash at both ends. */
  linkPrefix: string;
  /** `/en/blog/`: where its addresses would begin without `linkPrefix`. */
  ownPrefix: string;
}

/** Finds files and addresses of a collection. */
export function collectionPaths(
  { dir: written, linkPrefix }: Pick<CollectionInput, 'dir' | 'linkPrefix'>,
  { path, dir: localeDir }: LocalePaths,
): CollectionPaths {
  const dir = written.replace(/^(?:\.?\/)+|\/+$/g, '');
  const ownPrefix = addressInLocale(dir, path);
  return {
    dir,
    folder: [localeDir, dir].filter(Boolean).join('/'),
    linkPrefix: linkPrefix === undefined ? ownPrefix : addressInLocale(linkPrefix, path),
    ownPrefix,
  };
}

/** A path of an option as an address of the locale, with a slash at both ends: `blog` is `/en/blog/`. */
export function addressInLocale(path: string, locale: string): string {
  const rooted = `/${path}/`.replace(/\/+/g, '/');
  return rooted.startsWith(locale) ? rooted : locale + rooted.slice(1);
}

/** Says which addresses the files of a locale get that lie in collections with a `linkPrefix` of their own. */
export type PrefixedRoute = (file: string, route: string) => string;

/** For the collections of a locale: puts their `linkPrefix` where the address of a file would name their folder. */
export function prefixedRoutes(
  collections: readonly Pick<CollectionInput, 'dir' | 'linkPrefix'>[],
  locale: LocalePaths,
): PrefixedRoute {
  const nearestFirst = collections
    .map((collection) => collectionPaths(collection, locale))
    .sort((a, b) => b.folder.length - a.folder.length);
  return (file, route) => {
    const paths = nearestFirst.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!paths || paths.linkPrefix === paths.ownPrefix || !route.startsWith(paths.ownPrefix)) return route;
    return paths.linkPrefix + route.slice(paths.ownPrefix.length);
  };
}
