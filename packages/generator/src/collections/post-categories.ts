import { hash } from 'node:crypto';
import { orderOfName, readableName } from '../content/readable-name.ts';
import type { CategoryStep } from './options.ts';

const README = /^(?:readme|index)\.mdx?$/i;

/**
 * The folders between a collection and one of its posts, the outermost first. `file` is relative to the collection. A post that
 * is the `README.md` of a folder is what the folder holds: the folder is no category of its own.
 */
export function postCategories(file: string): CategoryStep[] {
  const parts = file.split('/');
  const name = parts.pop() ?? '';
  if (README.test(name)) parts.pop();
  const names = parts.map(categoryName);
  return parts.map((part, at) => ({
    id: categoryId(names.slice(0, at + 1)),
    sort: orderOfName(part) ?? Number.MAX_SAFE_INTEGER,
    name: names[at] ?? part,
  }));
}

/** Without the number, so that the ids stay when folders are put in another order. */
const categoryId = (names: readonly string[]) => hash('sha256', names.join('/')).slice(0, 6);

/** `12.name` is `name`; what stands in the name otherwise is kept as it is. */
function categoryName(folder: string): string {
  if (orderOfName(folder) === undefined) return folder;
  return folder.replace(/^\d+\.\s*/, '') || (readableName(folder) ?? folder);
}
