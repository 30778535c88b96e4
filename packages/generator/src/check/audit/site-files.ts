import { walk } from '../../core/files/walk.ts';
import { decodePath, hasProtocol, splitHref } from '../../core/routing/url.ts';

/** Where an address on a page of the site leads. */
export type Destination =
  | { kind: 'elsewhere' }
  | { kind: 'missing'; path: string }
  | { kind: 'file'; file: string; hash: string };

/** The files of an output, found as a static host finds them. */
export interface OutputFiles {
  names: ReadonlySet<string>;
  /** Paths of HTML files. */
  documents: readonly string[];
  /** The address at which readers see a document: `guide/index.html` is `/guide/`. */
  addressOf(file: string): string;
  /** Where an address leads that stands on the page at `from`. */
  find(href: string, from: string): Destination;
}

export interface FilesOptions {
  outDir: string;
  /** `/`, `/docs/`. */
  base: string;
  /** Addresses that begin with it are of the site too. */
  hostname?: string;
}

export function readSiteFiles({ outDir, base, hostname = '' }: FilesOptions): OutputFiles {
  const names = new Set(walk(outDir).files);
  const addressOf = (file: string) => `${base}${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
  const fileAt = (path: string) =>
    path.startsWith(base)
      ? candidates(decodePath(path.slice(base.length))).find((name) => names.has(name))
      : undefined;
  return {
    names,
    documents: [...names].filter((name) => /\.html?$/i.test(name)).sort(),
    addressOf,
    find(href, from) {
      const own = hostname && (href === hostname || href.startsWith(`${hostname}/`));
      if (!own && hasProtocol(href)) return { kind: 'elsewhere' };
      const url = new URL(
        own ? href.slice(hostname.length) || '/' : href,
        `http://site.invalid${encodeURI(from)}`,
      );
      const file = fileAt(url.pathname);
      const { suffix } = splitHref(url.href);
      const hash = suffix.includes('#') ? decodePath(suffix.slice(suffix.indexOf('#') + 1)) : '';
      return file === undefined
        ? { kind: 'missing', path: decodePath(url.pathname) }
        : { kind: 'file', file, hash };
    },
  };
}

/** Files that hosts look for at a path. */
const candidates = (path: string): string[] =>
  path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
