import type { TagTemplates } from './tags/templates.ts';

/** A page that is written in a dialect, or a part that one includes. */
export interface DialectPage {
  /** Relative to the source folder. */
  file: string;
  /**
   * Finds a file that it names, in its own folder, in that of the pages, or in that of the project and then both: the path to it from the page.
   * `undefined` when there is none.
   */
  find(path: string, from: 'page' | 'pages' | 'project'): string | undefined;
  /** The title of the page at a path from here, where all pages are known. */
  titleOf?(path: string): string | undefined;
  /** What tags become that the dialect has no rule for. @default {} */
  shortcodes?: TagTemplates;
}

/** Markdown of another generator, rewritten as ours. It may have more lines, or fewer; their order stays. */
export type Dialect = (text: string, page: DialectPage) => string;
