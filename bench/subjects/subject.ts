import type { CorpusPage } from '../corpus/corpus.ts';
import type { Repository } from './repository.ts';

/** A generator that is measured: how it is installed, configured and run. All paths are relative to its folder. */
export interface Subject {
  name: string;
  /** npm packages with versions; none when the workspace has it. */
  packages: readonly string[];
  /** Versions for packages further down, where the newest cannot be had everywhere. */
  overrides?: Readonly<Record<string, string>>;
  /** A program of the system that takes the place of packages, and where its `version` command tells its version. */
  program?: { command: string; version: RegExp };
  /** A repository it needs, and the folder for it. */
  repository?: Repository & { folder: string };
  /** The package whose version is reported. */
  versionOf: string;
  /** Where the pages go. */
  content: string;
  /** A page as it wants it. @default as it stands in the corpus */
  text?(page: CorpusPage): string;
  /** The file of the home page. @default 'index.md' */
  home?: string;
  /** Where files go that are published as they are. */
  files: string;
  output: string;
  /** Left-overs of earlier builds that a cold build must not find. */
  caches: readonly string[];
  /** Configuration files by path, with a sidebar of all pages. */
  config(corpus: readonly CorpusPage[]): Readonly<Record<string, string>>;
  build: readonly string[];
  /** Absent: only its builds are measured. */
  dev?(port: number): readonly string[];
  /** Address of a page in the built site and in dev. */
  address(page: CorpusPage): string;
  /** The same with search switched on, when its search is measured. */
  withSearch?: Subject;
}
