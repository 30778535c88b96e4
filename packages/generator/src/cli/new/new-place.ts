import { randomInt } from 'node:crypto';
import { posix } from 'node:path';
import type {
  CollectionInput,
  FrontmatterTransform,
  NewFields,
} from '../../core/contracts/options/collections.ts';
import { collectionPaths } from '../../core/routing/collection-paths.ts';
import type { LoadedConfig } from '../../site/config/load.ts';

/** A folder for new pages, and what their frontmatter gets. */
export interface NewPlace {
  /** Relative to the source folder, forward slashes; `''` is the source folder itself. */
  folder: string;
  title: boolean;
  createTime: boolean;
  /** What a random permalink begins with; absent where there is none. */
  permalinkPrefix?: string;
  /** Has the last word on the fields of a page of this locale. @default they stay as they are */
  transform?: (fields: NewFields, file: NewFile) => NewFields | Promise<NewFields>;
}

type NewFile = Parameters<FrontmatterTransform>[1];

type SiteConfig = Pick<LoadedConfig, 'locales' | 'theme'>;

/** Folders of the site's blogs, the first language's first. */
export function blogFolders(config: SiteConfig): string[] {
  return placesOf(config).flatMap(({ type, place }) => (type === 'post' ? place.folder : []));
}

/** The place that a folder is: that of the nearest collection, else a plain one. */
export function newPlace(config: SiteConfig, folder: string): NewPlace {
  const path = posix.normalize(folder.replaceAll('\\', '/')).replace(/^(?:\.?\/)+|\/+$|^\.$/g, '');
  const around = placesOf(config)
    .filter(({ place }) => `${path}/`.startsWith(`${place.folder}/`))
    .sort((a, b) => b.place.folder.length - a.place.folder.length)[0];
  return { title: true, createTime: true, ...around?.place, folder: path };
}

function placesOf({ locales, theme }: SiteConfig): { type: CollectionInput['type']; place: NewPlace }[] {
  return locales.flatMap((locale) => {
    const { collections = [] } = theme.locale(locale.path, locale.lang);
    return collections.map((collection) => {
      const { folder, linkPrefix } = collectionPaths(collection, locale);
      const isPost = collection.type === 'post';
      const {
        title = true,
        createTime = true,
        permalink = isPost,
        transform,
      } = collection.autoFrontmatter || (collection.autoFrontmatter === false ? NOTHING : {});
      const permalinkPrefix = permalink === true ? `/${linkPrefix.slice(locale.path.length)}` : undefined;
      return {
        type: collection.type,
        place: {
          folder,
          title,
          createTime,
          permalinkPrefix,
          ...(transform && { transform: (fields, file) => transform(fields, file, locale.path) }),
        },
      };
    });
  });
}

const NOTHING = { title: false, createTime: false, permalink: false, transform: undefined };

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Eight characters that no other page has, for all that is likely. */
export const randomId = (): string =>
  Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
