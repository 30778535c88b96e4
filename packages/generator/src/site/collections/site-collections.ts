import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../../core/contracts/collections.ts';
import type { GitData, Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { readCollections } from './read-collections.ts';

export interface SiteCollectionsInput {
  config: Pick<LoadedConfig, 'locales' | 'theme'> & Partial<Pick<LoadedConfig, 'sourceDir'>>;
  pages: readonly Page[];
  git: ReadonlyMap<string, GitData>;
}

/** The collections of a site, and what is wrong with their options and their posts' dates. */
export interface SiteCollections {
  collections: readonly Collection[];
  problems: readonly Problem[];
}

/** The collections of all languages. Costs nothing where there are none. */
export function siteCollections({ config, pages, git }: SiteCollectionsInput): SiteCollections {
  const problems: Problem[] = [];
  const rows = new Map(pages.flatMap(({ file, origin }) => (origin ? [[file, origin.path]] : [])));
  const collections = config.locales.flatMap((locale) => {
    const { collections = [] } = config.theme.locale(locale.path, locale.lang);
    if (collections.length === 0) return [];
    return readCollections({
      locale,
      inputs: collections,
      pages: pages.filter((page) => page.locale === locale.path),
      dateOf: (file) => git.get(file)?.createdTime ?? fileDate(config.sourceDir, rows.get(file) ?? file),
      report: (problem) => problems.push(problem),
    });
  });
  return { collections, problems };
}

/** When a file was made. Where the file system does not tell, when it was last changed. */
function fileDate(sourceDir: string | undefined, file: string): number {
  const stats =
    sourceDir === undefined ? undefined : statSync(join(sourceDir, file), { throwIfNoEntry: false });
  return Math.floor(stats?.birthtimeMs || stats?.mtimeMs || 0);
}
