import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { PageGraph } from '../graph/types.ts';

/** The same for texts of the theme, which are shown on all pages. */
export function leakedInserts(
  dependencies: readonly string[],
  { files, pages }: Pick<PageGraph, 'files' | 'pages'>,
): Problem[] {
  const locked = dependencies.filter((name) => pages[files.get(name) ?? -1]?.lock?.scope === 'page');
  return locked.map((name) => ({
    severity: 'error',
    code: 'locked-include',
    file: name,
    message: 'This page is locked, but the config shows its text on other pages.',
    hint: "Name a file that isn't a page.",
  }));
}

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
