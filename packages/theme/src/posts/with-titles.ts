import type { CollectionInput } from 'bifolio';
import type { Text } from '../text/text.ts';
import type { ThemeCollection } from './options.ts';

type Titles = Pick<Text, 'postsText' | 'tagText' | 'archiveText' | 'categoryText'>;

/**
 * The collections of a locale, their lists named in its words unless the author has named them. Several blogs without a title
 * keep the names of their folders, which tell them apart.
 */
export function withTitles(collections: readonly ThemeCollection[], text: Titles): CollectionInput[] {
  const untitled = collections.filter(({ type, title }) => type === 'post' && title === undefined);
  const title = untitled.length === 1 ? text.postsText : undefined;
  return collections.map((collection) => {
    if (collection.type === 'doc') return collection;
    const { tagsText, archivesText, categoriesText } = collection;
    return {
      ...collection,
      title: collection.title ?? title,
      tagsText: tagsText ?? text.tagText,
      archivesText: archivesText ?? text.archiveText,
      categoriesText: categoriesText ?? text.categoryText,
    };
  });
}
