import { datedValues } from '../addresses/dated-address.ts';
import type { SiteIndex } from '../form/mover.ts';
import { type Options, textOf } from '../read/literals.ts';

/** The path of the lists of all posts; `undefined` when the site has none. */
export const archivePath = (packages: readonly string[], { archive_dir }: Options): string | undefined =>
  packages.includes('hexo-generator-archive')
    ? `/${(textOf(archive_dir) ?? 'archives').replace(/^\/|\/$/g, '')}/`
    : undefined;

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
