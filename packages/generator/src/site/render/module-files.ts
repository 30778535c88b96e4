import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files whose addresses the modules of a site give to pages: `import photo from './photo.png'` in a static component. */
export interface ModuleFiles {
  /** Whether an address is one of them. */
  has(address: string): boolean;
  /** Addresses of those that a text names. */
  namedIn(text: string): string[];
  /** The text of a locked page, with sealed files in their place. `seal` gives the address of a file's content. */
  sealIn(text: string, seal: SealFile): Promise<string>;
}

/** The file of the server's bundle, and the names of what lies beside it. */
export interface GivenFiles {
  serverFile: string;
  files: readonly string[];
}

export type SealFile = (path: string, content: Uint8Array<ArrayBuffer>) => Promise<string>;

/** Finds nothing for sites whose modules import no files. */
export function createModuleFiles({ serverFile, files }: GivenFiles, base: string): ModuleFiles {
  const pathOf = modulePaths({ serverFile, files }, base);
  const namedIn = createNameFinder([...pathOf.keys()]);
  return {
    has: (address) => pathOf.has(address),
    namedIn,
    async sealIn(text, seal) {
      let sealed = text;
      for (const address of namedIn(text)) {
        const path = pathOf.get(address) ?? '';
        const sealedAddress = await seal(path, new Uint8Array(readFileSync(path)));
        sealed = sealed.replaceAll(address, () => sealedAddress);
      }
      return sealed;
    },
  };
}

/** Paths of these files by their addresses, longest first: one may begin with another. */
export function modulePaths({ serverFile, files }: GivenFiles, base: string): ReadonlyMap<string, string> {
  const folder = dirname(serverFile);
  const longestFirst = files.toSorted((one, other) => other.length - one.length);
  return new Map(
    longestFirst.flatMap((name) => {
      const address = base + encodeURI(name);
      // As it is, and as attributes have it.
      return [address, address.replaceAll("'", '&#x27;')].map((written) => [written, join(folder, name)]);
    }),
  );
}

/** What such an address is made of, unless the author's name of the file has other characters. */
const PLAIN = /^[\w.%~/-]+/;

/** Makes the function that finds which of some addresses a text names. A gallery has thousands of them: it does not look for each. */
function createNameFinder(addresses: readonly string[]): (text: string) => string[] {
  const folder = commonFolder(addresses);
  const known = new Set(addresses);
  const odd = addresses.filter((address) => PLAIN.exec(address)?.[0] !== address);
  return (text) => {
    if (addresses.length === 0) return [];
    const plain = text
      .split(folder)
      .slice(1)
      .map((rest) => folder + (PLAIN.exec(rest)?.[0] ?? ''));
    const named = new Set(plain.filter((address) => known.has(address)));
    return [...odd.filter((address) => text.includes(address)), ...named];
  };
}

/** What all of them begin with, up to a slash. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((address) => address.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder;
}
