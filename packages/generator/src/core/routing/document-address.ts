/** Source text of an author, in one of the languages that can be compiled. */
export interface SourceText {
  code: string;
  /** As the end of a file's name: `ts`, `scss`. */
  language: string;
}

/** A document of its own for a sandboxed frame, compiled from what an author has written. */
export interface DocumentToBundle {
  /** What its files are called, without a hash. */
  name: string;
  /** BCP 47 tag. */
  lang: string;
  title: string;
  /** The file that paths in it count from, relative to the source folder. */
  file: string;
  /** Its body, without scripts, styles and event attributes: the policy of frames blocks those. */
  html: string;
  /** `js`, `ts`, `jsx` or `tsx`. One without `import` and `export` is a classic script, whose functions all the others see. */
  scripts: readonly SourceText[];
  /** Modules beside `file` that are nowhere on disk, by name: `{ 'Counter.tsx': '…' }`. */
  files?: Readonly<Record<string, string>>;
  /** `css`, `scss`, `sass`, `less` or `styl`. */
  styles: readonly SourceText[];
  /** Addresses of scripts and style sheets that come before its own. */
  scriptLibraries?: readonly string[];
  styleLibraries?: readonly string[];
  /** Packages that all documents of the site have from one file. */
  shared?: readonly string[];
}

const scheme = 'document:';

/** The address of a document: it is compiled with all that it imports, and published. */
export const documentAddress = (document: DocumentToBundle): string => scheme + JSON.stringify(document);

/** The document in such an address; `undefined` for other addresses. */
export function documentOf(address: string): DocumentToBundle | undefined {
  if (!address.startsWith(`${scheme}{`)) return undefined;
  return JSON.parse(address.slice(scheme.length)) as DocumentToBundle;
}
