import type { ScannedSite } from '../../core/contracts/generated.ts';
import type { Page } from '../../core/contracts/page.ts';

/** A part of a list: a folder of the site or a blog. */
export interface Section {
  title: string;
  pages: readonly Page[];
  /** Route of its folder; absent for pages that are alone. */
  path?: string;
}

/** The home page and pages that are alone in their folder first, then each folder, then the blogs. */
export function sectionsOf({ pages, collections }: ScannedSite, locale: string): Section[] {
  const own = pages.filter((page) => page.locale === locale);
  const blogs = collections.flatMap((one) =>
    one.type === 'post' && one.locale === locale
      ? [{ title: one.title, path: one.linkPrefix, routes: new Set(one.posts.map(({ route }) => route)) }]
      : [],
  );
  const isPost = ({ route }: Page) => blogs.some(({ routes }) => routes.has(route));
  const folderOf = ({ route }: Page) => /^[^/]*/.exec(route.slice(locale.length))?.[0] ?? '';
  const docs = own.filter((page) => !isPost(page));
  const alone = new Set(
    [...Map.groupBy(docs, folderOf)].flatMap(([name, { length }]) => (length > 1 ? [] : name)),
  );
  const folders = Map.groupBy(docs, (page) => (alone.has(folderOf(page)) ? '' : folderOf(page)));
  const titleOf = (folder: string) =>
    own.find(({ route }) => route === `${locale}${folder}/`)?.title ?? folder;
  const named = [...folders].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return [
    ...named.map(([folder, inFolder]) => ({
      title: folder && titleOf(folder),
      pages: inFolder,
      ...(folder && { path: `${locale}${folder}/` }),
    })),
    ...blogs.map(({ title, path, routes }) => ({
      ...{ title, path },
      pages: own.filter(({ route }) => routes.has(route)),
    })),
  ].filter((section) => section.pages.length > 0);
}
