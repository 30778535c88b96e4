import type { Took } from '../../core/clock/took.ts';
import type { SiteVersions } from '../../core/contracts/navigation.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Progress } from '../../core/log/progress.ts';
import type { Sources } from '../../core/needs/types.ts';
import type { Site } from '../read/read-site.ts';
import type { LanguageIndex } from '../search/build-index.ts';
import type { AskedSet } from './problems/asked-sets.ts';

/** How a site is built. */
export interface BuildOptions {
  progress: Progress;
  /** Warnings count as errors. */
  strict?: boolean;
  /** The output takes the place of the old one; else it goes, and nothing is kept of it. @default true */
  publish?: boolean;
  /** Asks the search indexes and tells what is wrong. @default nothing is asked */
  ask?(indexes: readonly LanguageIndex[]): Promise<Problem[]>;
  /** Puts another last build in the place of the site's own, `key` being that of the site. Gives what there is to tell of it. */
  lastBuild?(site: Site, key: string): readonly Problem[];
  /** Makes the other versions of the site, or tells a version of the others. @default there is one version only */
  versions?(site: Site, progress: Progress): Promise<BuiltVersions>;
  /** Documents name the file of their text, so that they can be compared with those of another build. @default false */
  hasTextMarks?: boolean;
  /** Changes documents, whose texts are marked then, before they are searched for locked text. @default none is changed */
  review?(site: Site, progress: Progress): Promise<Review>;
}

/** Changes that are made to finished documents. */
export interface Review {
  problems: readonly Problem[];
  mark(outDir: string): void;
  /** Takes back what may hold locked text, and tells so. */
  unmark(outDir: string): Problem[];
}

/** Versions of a site beside the one that is built. */
export interface BuiltVersions {
  shown: SiteVersions;
  problems?: readonly Problem[];
  /** What their pages need of other hosts. */
  sources?: readonly Sources[];
  /** Puts their files below those of this build; lent ones are moved there. */
  place?(outDir: string, how: { isLent: boolean }): PlacedFiles;
  /** Takes such files from a folder with files of these names, which is not published, or not any more. */
  takeBack?(from: string, names: readonly string[]): void;
  /** Keeps nothing of the versions that such files, which show what is locked, are of. */
  forget?(outputs: readonly string[]): void;
  /** Gives second names to the published ones that it has not got back. */
  keep?(published: string): void;
  summary?: readonly VersionSummary[];
}

/** Files that others have put into an output: whole folders. */
export interface PlacedFiles {
  folders: readonly string[];
  /** With the folders in their paths. */
  files: readonly string[];
  bytes: number;
}

/** What a build has put below a site. */
export interface VersionSummary {
  label: string;
  pages: number;
  files: number;
  bytes: number;
}

/** What a build has made, and what it has to tell. */
export interface BuildSummary {
  pages: number;
  durationMs: number;
  /** Of the whole output folder. */
  bytes: number;
  files: number;
  problems: readonly Problem[];
  /** What the pages need of other hosts. */
  sources: Sources;
  /** Icon sets that are not installed, so that readers' browsers ask the icon service. */
  askedSets: readonly AskedSet[];
  /** How long sources, modules of data and extensions took. */
  took: readonly Took[];
  /** Limits of the hosting platform that are nearly used up, in words. */
  nearLimits: readonly string[];
  /** Pages that were not rendered, but taken over from the last build. */
  taken: number;
  /** Files of the public folder that the build has added to: `_headers`, `_redirects`. */
  mergedFiles: readonly string[];
  /** The other versions of the site; their files are among the files. */
  versions: readonly VersionSummary[];
}
