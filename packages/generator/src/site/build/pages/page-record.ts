import { Open } from '../../../core/ledger/secrecy.ts';
import type { Store } from '../../../core/store/store.ts';
import type { WrittenFile } from '../../../core/store/written-files.ts';
import { digest } from '../../render/content/content-cache.ts';
import type { PageReport } from '../../render/page/page-report.ts';

/** A file that depends on the site as a whole. */
export interface SiteFile extends WrittenFile {
  /** Stands for everything it is made of that the key of the site does not tell. */
  key: string;
}

/** What is known of one page. Whatever becomes of its build, the hashes tell whether it is true of an output. */
export interface BuiltPage extends WrittenFile {
  report: PageReport;
  /** Names of what others may say of it, and of what search may find. */
  face?: string;
  record?: string;
  /** Files beside its document. @default none */
  beside?: readonly BesideWritten[];
}

/** A file beside a document. */
export interface BesideWritten extends WrittenFile {
  /** In the output folder. */
  path: string;
}

/** What builds know of the pages of a site, in its store: of the running build what it has written, else of the last one. */
export interface PageRecords {
  read(route: string): BuiltPage | undefined;
  write(route: string, page: BuiltPage): void;
  /** Nothing of the page stays. */
  forget(route: string): void;
  /** Files that depend on the site as a whole, by their paths in the output. */
  readFiles(): Readonly<Record<string, SiteFile>>;
  writeFiles(files: Readonly<Record<string, SiteFile>>): void;
}

/** Goes up when records change their shape, so that no older one is read. */
const FORMAT = '15';
/** No route is like this. */
const FILES = 'files';

/** `siteKey` stands for what all documents have in common: records of another site are not found. */
export function openPageRecords(store: Store, siteKey: string): PageRecords {
  const key = digest(FORMAT, siteKey);
  const nameOf = (route: string) => `${key} ${route}`;
  function read<T>(route: string): T | undefined {
    const body = store.get('page', nameOf(route));
    return body && (JSON.parse(body.toString()) as T);
  }
  const write = (route: string, text: string) => store.write('page', nameOf(route), new Open(text));
  return {
    read,
    write: (route, page) => write(route, JSON.stringify(page)),
    forget: (route) => store.forget('page', nameOf(route)),
    readFiles: () => read(FILES) ?? {},
    writeFiles(files) {
      const text = JSON.stringify(files);
      // A build that has changed nothing then has nothing to keep.
      if (text !== store.get('page', nameOf(FILES))?.toString()) write(FILES, text);
    },
  };
}
