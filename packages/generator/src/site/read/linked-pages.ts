import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { realPath } from '../../core/files/real-path.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';

/** Errors for pages without a lock whose file is a symbolic link to that of a locked page. Only files that are alike are looked at. */
export function linkedPages(pages: readonly Page[], sourceDir: string): Problem[] {
  const written = pages.filter(({ file, hash, fallback }) => file && hash && !fallback);
  const locked = Map.groupBy(
    written.filter(({ lock }) => lock),
    ({ hash }) => hash,
  );
  const pathOf = (page: Page) => realPath(sourcePath(sourceDir, page));
  return written
    .filter(({ lock }) => !lock)
    .flatMap((page) => {
      const target = locked.get(page.hash)?.find((other) => pathOf(other) === pathOf(page));
      return target ? linkedPage(page.file, target.file) : [];
    });
}

const linkedPage = (file: string, locked: string): Problem => ({
  severity: 'error',
  code: 'link-to-locked',
  file,
  message: `This page isn't locked, but is a symbolic link to the locked page "${locked}".`,
  hint: 'Lock this page too, or remove the link.',
});
