import { onceOf } from '../../../core/cache/once-of.ts';
import type { Post, PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { groupByYear } from './group-by-year.ts';
import { isLarge, listPageOf } from './list-pages.ts';
import { entryOf, listPlace } from './list-place.ts';
import type { ListData } from './list-types.ts';

/** The whole; of large archives the years with the newest posts, and each year on pages of its own. */
export function archivesData(collection: PostCollection, list: PostList): ListData['archives'] {
  const { posts, routes } = collection;
  const start = routes.archives ?? '';
  const years = yearsOf(collection);
  const large = isLarge(collection);
  const route = (year: string) => (large ? { route: `${start}${year}/` } : {});
  if (list.of === undefined) {
    const shown = (at: number, ofYear: readonly Post[]) =>
      !large ? ofYear : at === 0 ? listPageOf(ofYear, 1) : [];
    return {
      kind: 'archives',
      place: listPlace(start, list, posts.length),
      years: years.map(({ year, posts: ofYear }, at) => ({
        year,
        count: ofYear.length,
        ...route(year),
        posts: shown(at, ofYear).map(entryOf),
      })),
    };
  }
  const ofYear = years.find(({ year }) => year === list.of)?.posts ?? [];
  return {
    kind: 'archives',
    place: listPlace(`${start}${list.of}/`, list, ofYear.length),
    years: [{ year: list.of, count: ofYear.length, posts: listPageOf(ofYear, list.page).map(entryOf) }],
  };
}

const yearsOf = onceOf(({ posts }: PostCollection) => groupByYear(posts));
