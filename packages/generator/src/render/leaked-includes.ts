import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { PageGraph } from '../graph/types.ts';

/** Errors for files of locked pages whose text a page without a lock would publish. */
export function leakedIncludes(
  { file, lock }: Page,
  dependencies: readonly string[],
  { files, pages }: Pick<PageGraph, 'files' | 'pages'>,
): Problem[] {
  if (lock) return [];
  const locked = dependencies.filter((name) => pages[files.get(name) ?? -1]?.lock);
  return locked.map((name) => ({
    severity: 'error',
    code: 'locked-include',
    file,
    message: `This page is not locked, but includes text of the locked page "${name}".`,
    hint: "Lock this page too, or include a file that isn't a page.",
  }));
}
