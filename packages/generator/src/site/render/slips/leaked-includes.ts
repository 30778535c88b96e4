import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page, PageLock } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { realPath } from '../../../core/files/real-path.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { readPage } from '../../../core/frontmatter/read-page.ts';

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

/** Errors for files of locked pages whose text a page without a lock would publish, warnings where it would open with other passwords. */
export function leakedIncludes(
  { file, lock }: Page,
  dependencies: readonly string[],
  { files, pages, locked: routes }: Pick<PageGraph, 'files' | 'pages' | 'locked'>,
  sourceDir: string,
): Problem[] {
  const parts = lock ? [] : dependencies.filter((name) => !files.has(name) && hasPassword(sourceDir, name));
  return [
    ...parts.map((name) => lockedByNothing(file, name)),
    ...(routes.size > 0 ? leakedPages({ file, lock }, dependencies, { files, pages }, sourceDir) : []),
  ];
}

function leakedPages(
  { file, lock }: Pick<Page, 'file' | 'lock'>,
  dependencies: readonly string[],
  { files, pages }: Pick<PageGraph, 'files' | 'pages'>,
  sourceDir: string,
): Problem[] {
  return dependencies.flatMap((written) => {
    const name = files.has(written) ? written : behindLinks(written, sourceDir);
    const locked = pages[files.get(name) ?? -1]?.lock;
    if (!locked || name === file || (lock && opensNoMore(lock, locked))) return [];
    return lock ? otherPasswords(file, name) : published(file, name);
  });
}

/** Whether a file that is no page, or a draft, was meant to be locked. */
function hasPassword(sourceDir: string, name: string): boolean {
  const path = join(sourceDir, name);
  if (!/\.mdx?$/.test(name) || !existsSync(path)) return false;
  return 'password' in readPage(path, name).frontmatter;
}

/** The file that a link leads to; the file itself where there is none. */
function behindLinks(file: string, sourceDir: string): string {
  const path = realPath(join(sourceDir, file));
  return path === undefined ? file : relativePath(realPath(sourceDir) ?? sourceDir, path);
}

/** Whether all who may open the one may open the other: passwords of a page itself are its own. */
const opensNoMore = (one: PageLock, other: PageLock) =>
  !one.own && one.rules.every((rule) => other.rules.includes(rule));

const published = (file: string, name: string): Problem => ({
  severity: 'error',
  code: 'locked-include',
  file,
  message: `This page is not locked, but includes text of the locked page "${name}".`,
  hint: "Lock this page too, or include a file that isn't a page.",
});

const lockedByNothing = (file: string, name: string): Problem => ({
  severity: 'error',
  code: 'locked-include',
  file,
  message: `This page is not locked, but includes text of "${name}", whose frontmatter has a password.`,
  hint: 'Lock this page too, or remove `password` from that file.',
});

const otherPasswords = (file: string, name: string): Problem => ({
  severity: 'warning',
  code: 'locked-include',
  file,
  message: `This page opens with other passwords than "${name}", and includes its text.`,
  hint: "Lock both pages by the same rule, or include a file that isn't a page.",
});
