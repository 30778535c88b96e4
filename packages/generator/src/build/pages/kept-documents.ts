import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LoadedConfig } from '../../config/load.ts';
import { removeFolder } from '../../files/remove-own.ts';
import type { Open } from '../../ledger/secrecy.ts';
import { openPageStores, type PageStores } from '../../page-store/page-stores.ts';

/** Copies of the documents in the output, for a build that does not find them there. */
export interface KeptDocuments extends Pick<PageStores, 'flush' | 'keep' | 'remove'> {
  /** `page` is its index in the graph. */
  write(page: number, html: Open<string>): void;
  /** The document of the last build. It is kept for the next one too. */
  take(from: number, to: number): Buffer | undefined;
  /** Keeps the document of the last build, which is in the output. */
  reuse(from: number, to: number): void;
}

/** Whether `.bifolio` alone is to be enough for the next build, as where a service keeps no output. */
const isPortable = ({ build }: LoadedConfig): boolean =>
  build.cache === 'portable' || (build.cache && Boolean(process.env.CI));

/** Opens copies for so many pages in the folder `home`, beside those of the last build. `undefined` when the site keeps none. */
export function openKeptDocuments(
  config: LoadedConfig,
  home: string,
  pages: number,
): KeptDocuments | undefined {
  const last = join(home, 'documents');
  if (!isPortable(config)) {
    removeFolder(last); // Nothing of a page that is locked by now stays.
    return undefined;
  }
  const stores = openPageStores(last, pages);
  return {
    ...stores,
    write: (page, html) => stores.write(page, zstdCompressSync(html.value, FAST)),
    take(from, to) {
      const packed = stores.read(from);
      if (packed) stores.write(to, packed);
      return packed && zstdDecompressSync(packed);
    },
  };
}

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
