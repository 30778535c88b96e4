import { dirname } from 'node:path';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { documentOf } from '../../core/routing/document-address.ts';
import { installedFile } from '../../core/routing/installed-address.ts';
import { moduleOf } from '../../core/routing/module-address.ts';
import { oddAddress } from '../../core/routing/odd-address.ts';
import { hasProtocol } from '../../core/routing/url.ts';
import { wikiName } from '../../core/routing/wiki-address.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { createImageFinder, type FinderFolders } from './image-finder.ts';
import { oddImage } from './image-problems.ts';
import type { PublishImage } from './publish-image.ts';
import type { RemoteSizes } from './remote-sizes.ts';

/** Where images are looked for, and what else pages may show. */
export interface ImageFolders extends FinderFolders {
  /** Bundles what pages have made for browsers. @default nothing is bundled */
  modules?: ModuleStore;
}

/** Where the images of pages go. */
export interface ImageStore {
  /** `file` is the page, relative to the source folder; `src` is what the author wrote. */
  resolve(file: string, src: string): Promise<ResolvedImage>;
}

/**
 * Finds image files: relative to the page, or from the public folder and then the source folder when the address
 * starts with a slash. Obsidian's are found by the end of their path when they are in neither place. Sizes are read from
 * the file; both or neither. Images of other hosts have one only when there are `remoteSizes` to ask.
 */
export function createImageStore(
  folders: ImageFolders,
  publish: PublishImage,
  remoteSizes?: RemoteSizes,
): ImageStore {
  const known = new Map<string, Promise<ResolvedImage>>();
  const { resolveLocal, resolveNamed, resolveInstalled } = createImageFinder(folders, publish);

  function once(key: string, find: () => Promise<ResolvedImage>): Promise<ResolvedImage> {
    const result = known.get(key) ?? find();
    known.set(key, result);
    return result;
  }

  function resolveRemote(src: string): Promise<ResolvedImage> {
    const odd = oddAddress(src);
    if (odd) return Promise.resolve({ src, problem: oddImage(src, odd) });
    return remoteSizes?.resolve(src) ?? Promise.resolve({ src });
  }

  return {
    resolve(file, src) {
      const installed = installedFile(src);
      if (installed !== undefined) return once(src, () => resolveInstalled(installed));
      const module = moduleOf(src) ?? documentOf(src);
      if (module) return folders.modules?.resolve(module) ?? Promise.resolve({ src: '' });
      if (!src || src.startsWith('#')) return Promise.resolve({ src });
      const name = wikiName(src);
      if (name === undefined && hasProtocol(src)) return resolveRemote(src);
      const key = src.startsWith('/') ? src : `${dirname(file)}\0${src}`;
      return once(key, () => (name === undefined ? resolveLocal(file, src) : resolveNamed(file, name)));
    },
  };
}
