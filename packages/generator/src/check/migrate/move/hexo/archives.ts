import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { datedValues } from '../addresses/dated-address.ts';
import type { OldFolder, SiteIndex } from '../form/mover.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';

/** The path of the lists of all posts; `undefined` when the site has none. */
export function archivePath(old: OldFolder, config: Options): string | undefined {
  const { dependencies } = existsSync(join(old.root, 'package.json'))
    ? readJson({ root: old.root, configFile: 'package.json', left: [] })
    : {};
  const isUsed = isOptions(dependencies) && 'hexo-generator-archive' in dependencies;
  return isUsed ? `/${(textOf(config.archive_dir) ?? 'archives').replace(/^\/|\/$/g, '')}/` : undefined;
}

/** Lists of a year or a month are parts of one page here. */
export const archiveRedirects = (archive: string, { pages }: SiteIndex): Record<string, string> =>
  Object.fromEntries(
    pages
      .filter(({ path, state }) => path.startsWith('_posts/') && !state)
      .flatMap((page) => {
        const { year, month } = datedValues(page);
        return year ? [`${archive}${year}/`, `${archive}${year}/${month}/`] : [];
      })
      .sort()
      .map((path) => [path, archive]),
  );
