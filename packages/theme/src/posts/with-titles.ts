import type { CollectionInput } from 'bifolio';
import type { Text } from '../text/text.ts';
import type { ThemeCollection } from './options.ts';

type Titles = Pick<Text, 'tagText' | 'archiveText' | 'categoryText'>;

/** A collection whose lists are named in the words of the locale, unless its author has named them. */
export function withTitles(collection: ThemeCollection, text: Titles): CollectionInput {
  if (collection.type === 'doc') return collection;
  const { tagsText, archivesText, categoriesText } = collection;
  return {
    ...collection,
    tagsText: tagsText ?? text.tagText,
    archivesText: archivesText ?? text.archiveText,
    categoriesText: categoriesText ?? text.categoryText,
  };
}
