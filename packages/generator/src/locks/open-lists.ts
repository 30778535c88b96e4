import type { Page } from '../core/contracts/page.ts';
import type { Problem } from '../core/errors/bifolio-error.ts';

/** What is read of a page here. */
type ListingPage = Pick<Page, 'file' | 'route' | 'list' | 'lock'>;

/** Errors for pages whose password locks a list of posts, while other pages list the same posts for everybody. */
export function openLists(pages: readonly ListingPage[]): Problem[] {
  const open = pages.filter(({ list, lock }) => list && !lock);
  return pages.flatMap(({ file, route, list, lock }) => {
    const other = lock?.own && list && open.find((page) => page.list?.collection === list.collection);
    return other ? openList(file, route, other.route) : [];
  });
}

const openList = (file: string, route: string, other: string): Problem => ({
  severity: 'error',
  code: 'open-list',
  file,
  option: ['password'],
  message: `The password locks this list of posts, but ${other} lists them for everyone.`,
  hint: `Lock all of them, and the posts, by a rule in the config: \`encrypt: { rules: { '${route}': 'env:NAME' } }\`.`,
});
