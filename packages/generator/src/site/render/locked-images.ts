import { SEALED_FOLDER } from '../../core/contracts/lock.ts';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import type { Page } from '../../core/contracts/page.ts';
import { hasProtocol } from '../../core/routing/url.ts';
import type { PageSeals, PartSeals } from '../../locks/page-seals.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { PublishImage } from '../images/publish-image.ts';

interface LockedImagesOptions {
  /** Makes a store that publishes as it is told. */
  storeWith(publish: PublishImage): ImageStore;
  /** Puts a file where everybody finds it. */
  publish: PublishImage;
  seals: Pick<PageSeals, 'file'>;
  /** Told what is encrypted. */
  onSeal?(page: Page, path: string, content: Buffer): void;
}

/** Where images and files of locked pages go: encrypted, for those who may open the page. Pages with the same locks share them. */
export function createLockedImages({
  storeWith,
  publish,
  seals,
  onSeal,
}: LockedImagesOptions): (page: Page, part?: PartSeals) => ImageStore {
  const stores = new Map<string, ImageStore>();
  const storeFor = (page: Page, part?: PartSeals) =>
    storeWith((path, content) => {
      // Everybody may have the files of packages.
      if (path.includes('/node_modules/')) return publish(path, content);
      onSeal?.(page, path, content);
      const bytes = new Uint8Array(content);
      return part ? part.file(path, bytes) : seals.file(page, path, bytes);
    });
  return (page, part) => {
    if (part) return withPublicReported(storeFor(page, part));
    const name = JSON.stringify([page.lock?.rules, page.lock?.own && page.route]);
    const store = stores.get(name) ?? withPublicReported(storeFor(page));
    stores.set(name, store);
    return store;
  };
}

/** What is in the public folder is published as it is, whoever shows it. */
const withPublicReported = (store: ImageStore): ImageStore => ({
  async resolve(file, src) {
    const found = await store.resolve(file, src);
    const isPublic = src.startsWith('/') && !found.src.includes(`/${SEALED_FOLDER}/`);
    return isPublic && !found.problem && !hasProtocol(src) ? { ...found, problem: publicFile(src) } : found;
  },
});

const publicFile = (src: string): ResolvedImage['problem'] => ({
  severity: 'warning',
  code: 'public-file',
  message: `This page is locked, but everyone can fetch "${src}" from the public folder.`,
  hint: 'Put the file beside the page and use a relative path.',
});
