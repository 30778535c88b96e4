import type { Page } from '../../../core/contracts/page.ts';
import { isUnlisted } from '../../../core/frontmatter/is-unlisted.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { orderOfName } from '../../content/readable-name.ts';

/** A folder of pages, for sidebars made with `'auto'`. */
export interface PageFolder {
  /** Last part of the folder's path, as on disk. */
  name: string;
  /** `README.md` or `index.md`. */
  readme?: Page;
  /** In reading order. */
  entries: readonly (Page | PageFolder)[];
}

/** All folders by path in the source folder, without slashes at the ends; `''` is the source folder. */
export type FolderTree = ReadonlyMap<string, PageFolder>;

interface MutableFolder extends PageFolder {
  entries: (Page | MutableFolder)[];
}

const collator = new Intl.Collator(['en', 'zh'], { numeric: true });

/** Sorts the pages of a site into their folders, once for all sidebars. Home, 404 and unlisted pages are no entries of a sidebar. */
export function createFolderTree(pages: readonly Page[]): FolderTree {
  const folders = new Map<string, MutableFolder>();
  const folderAt = (path: string): MutableFolder => {
    const known = folders.get(path);
    if (known) return known;
    const folder: MutableFolder = { name: path.slice(path.lastIndexOf('/') + 1), entries: [] };
    folders.set(path, folder);
    if (path !== '') folderAt(parentOf(path)).entries.push(folder);
    return folder;
  };
  for (const page of pages) {
    if (page.file === '' || page.frontmatter.pageLayout === 'home' || isNotFoundRoute(page.route)) continue;
    if (isUnlisted(page.frontmatter)) continue;
    const file = placeOfPage(page);
    const folder = folderAt(parentOf(file));
    if (/(?:^|\/)(?:readme|index)\.mdx?$/i.test(file)) folder.readme = page;
    else folder.entries.push(page);
  }
  for (const folder of folders.values()) folder.entries.sort(compareEntries);
  return folders;
}

/** Its file, or that of the translation in whose place it stands. */
const placeOfPage = ({ file, fallback }: Page) => fallback?.file ?? file;

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** By place (`order` of the frontmatter, else the number of the name), entries with one first; then by name. */
function compareEntries(a: Page | PageFolder, b: Page | PageFolder): number {
  const [placeA, placeB] = [placeOf(a), placeOf(b)];
  if (placeA !== placeB) return placeA < placeB ? -1 : 1;
  return collator.compare(nameOf(a), nameOf(b));
}

function placeOf(entry: Page | PageFolder): number {
  const page = 'entries' in entry ? entry.readme : entry;
  const order = page?.frontmatter.order;
  return typeof order === 'number' ? order : (orderOfName(nameOf(entry)) ?? Number.POSITIVE_INFINITY);
}

const nameOf = (entry: Page | PageFolder) =>
  'entries' in entry ? entry.name : entry.file.slice(entry.file.lastIndexOf('/') + 1);
