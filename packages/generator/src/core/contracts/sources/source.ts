import type { Problem } from '../../errors/bifolio-error.ts';
import type { RowSchema } from './row-schema.ts';

/** A page that a source makes. */
export interface SourceRow {
  /** Where its file would be, in the source folder: `en/api/pet.md`. */
  path: string;
  /** Changes when the text does. While it is the same, `text` is not called again. @default the text itself */
  key?: string;
  /** Frontmatter. */
  data?: Readonly<Record<string, unknown>>;
  /** Markdown. */
  text: string | (() => string | Promise<string>);
  /** What an author has written that the row is made of. Messages about the page name this place. */
  from?: RowPlace;
}

/** A place in a file of the author. */
export interface RowPlace {
  /** Path from the folder of the config. */
  file: string;
  line?: number;
}

/** Makes pages of data: the default export of a module in `sources`. */
export interface Source {
  /** Checks `data` of each row. @default it is checked as the frontmatter of any page is */
  schema?: RowSchema;
  /** Globs from the folder of the config. `bifolio dev` makes the rows again when such a file changes. @default [] */
  watch?: readonly string[];
  /** How long making all rows may take, in milliseconds. @default 60000 */
  timeout?: number;
  /** When the source fails: the build fails too, or the last rows are kept with a warning, as in dev. @default 'fail' */
  onError?: 'fail' | 'keep';
  /** All rows, one after the other. */
  pages(call: SourceCall): Iterable<SourceRow> | AsyncIterable<SourceRow>;
  /**
   * Called instead of `pages` with `--kept-sources`, and when `pages` has failed and the last rows are used, for sources of extensions:
   * reads back from `folder` what `generate` and blocks of the extension need. Asks nobody else. @default nothing is read
   */
  takeKept?(call: KeptCall): void | Promise<void>;
}

/** What a source gets when its rows are those that were kept. */
export type KeptCall = Pick<SourceCall, 'root' | 'langOf' | 'folder'>;

/** What a source gets when its rows are made. */
export interface SourceCall {
  /** Tells when nobody waits for the rows any more. */
  signal: AbortSignal;
  /** The folder of the config. */
  root: string;
  /** BCP 47 tag of the language that a path in the source folder belongs to: `zh-CN` for `api/pet.md`. */
  langOf(path: string): string;
  /** A folder of the source's own in `.bifolio`, for what it keeps until the next time. It may not exist yet. */
  folder: string;
  /** Tells what the rows are made of, beside the files of `watch`: `bifolio dev` makes them again when such a file changes. Paths from `root`. */
  dependsOn(files: Iterable<string>): void;
  /** Adds a warning to the build. */
  warn(warning: Pick<Problem, 'code' | 'message' | 'hint' | 'file' | 'line' | 'column'>): void;
}

/**
 * The source unchanged, typed for editors: the default export of a module in `sources`.
 * @example
 * ```ts
 * import { defineSource } from 'bifolio';
 *
 * export default defineSource({
 *   pages: () =>
 *     ['Sencha', 'Assam'].map((title) => ({
 *       path: `en/teas/${title.toLowerCase()}.md`,
 *       data: { title },
 *       text: `${title} is a tea.`,
 *     })),
 * });
 * ```
 */
export const defineSource = (source: Source): Source => source;

/** Whether a value is a source. */
export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'function';
