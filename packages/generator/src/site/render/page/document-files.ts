import type { Assets } from '../head/assets.ts';

/** Names and ids of what a document uses of the site's bundle. */
export interface UsedAssets {
  /** Names of style sheets, the layout's before those of the content. */
  styles: readonly string[];
  /** Ids of islands. */
  islands: ReadonlySet<string>;
  /** Ids of those that hydrate on load. */
  eagerIslands: readonly string[];
}

/** Addresses of the files that a document links. */
export interface DocumentFiles {
  styles: readonly string[];
  /** Modules that are needed as soon as the document is there. */
  preloads: readonly string[];
  /** Scripts that the runtime fetches for the first island; none on pages without islands. */
  forIslands: readonly string[];
  islandScripts: readonly string[];
}

/** The files of what a document uses, each once. Style sheets of the site come late, so that they win; those of its components last. */
export function documentFiles(assets: Assets, { styles, islands, eagerIslands }: UsedAssets): DocumentFiles {
  const active = [...islands].map((id) => assets.island(id));
  const eager = [...islands].filter((id) => eagerIslands.includes(id)).map((id) => assets.island(id));
  const named = styles.flatMap((name) => assets.style(name) ?? []);
  const ofIslands = active.flatMap((island) => island.styles);
  const ofComponents = styles.flatMap((name) => assets.componentStyles(name));
  return {
    styles: [...new Set([...named, ...ofIslands, ...assets.siteStyles, ...ofComponents])],
    preloads: [
      ...new Set([...assets.clientImports, ...eager.flatMap(({ src, imports }) => [src, ...imports])]),
    ],
    forIslands: active.length > 0 ? assets.react : [],
    islandScripts: active.map(({ src }) => src),
  };
}
