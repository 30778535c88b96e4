import { hash } from 'node:crypto';
import type { CategoryStep } from '../../core/contracts/options/collections.ts';
import { orderOfName, readableName } from '../content/readable-name.ts';

const README = /^(?:readme|index)\.mdx?$/i;

/** The folders between a collection and one of its posts, the outermost first. `file` is relative to the collection. */
export type PostCategories = (file: string) => CategoryStep[];

/**
 * Makes the function that reads the categories of a collection's posts. A post that is the `README.md` of a folder is what the
 * folder holds: the folder is no category of its own.
 */
export function createPostCategories(): PostCategories {
  const idOf = createCategoryIds();
  return (file) => {
    const parts = file.split('/');
    const name = parts.pop() ?? '';
    if (README.test(name)) parts.pop();
    const names = parts.map(categoryName);
    return parts.map((part, at) => ({
      id: idOf(names.slice(0, at + 1).join('/')),
      sort: orderOfName(part) ?? Number.MAX_SAFE_INTEGER,
      name: names[at] ?? part,
    }));
  };
}

/** Digits of a hash that are an id. */
const ID_LENGTH = 6;

/** Ids of paths without numbers, so that they stay when folders are put in another order. Of a thousand, two may begin alike. */
function createCategoryIds(): (path: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  return (path) => {
    const known = ids.get(path);
    if (known !== undefined) return known;
    const digits = hash('sha256', path);
    let length = ID_LENGTH;
    while (taken.has(digits.slice(0, length))) length += 2;
    const id = digits.slice(0, length);
    ids.set(path, id);
    taken.add(id);
    return id;
  };
}

/** `12.name` is `name`; what stands in the name otherwise is kept as it is. */
function categoryName(folder: string): string {
  if (orderOfName(folder) === undefined) return folder;
  return folder.replace(/^\d+\.\s*/, '') || (readableName(folder) ?? folder);
}
