import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { Page } from './page.ts';

/** An error for a site without any page, a warning for each locale without one. */
export function missingPages(
  pages: readonly Page[],
  { sourceDir, locales }: Pick<LoadedConfig, 'sourceDir' | 'locales'>,
): Problem[] {
  const written = pages.filter(({ kind }) => kind !== 'generated');
  if (written.length === 0) {
    return [
      {
        severity: 'error',
        code: 'no-pages',
        message: `There are no pages in ${sourceDir}.`,
        hint: 'Write README.md there, beginning with "# My site". If pages are elsewhere, name another folder, or look at the options `source`, `include`, `exclude` and `locales`.',
      },
    ];
  }
  const used = new Set(written.map(({ locale }) => locale));
  return locales.flatMap(({ path, lang, dir }): Problem[] =>
    used.has(path)
      ? []
      : [
          {
            severity: 'warning',
            code: 'no-pages',
            message: `The locale "${path}" (${lang}) has no pages.`,
            hint: `Its folder is "${dir || '.'}". Write a page there, such as ${dir && `${dir}/`}README.md.`,
          },
        ],
  );
}
