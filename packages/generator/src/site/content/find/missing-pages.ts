import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../../config/load.ts';

type SiteFolders = Pick<LoadedConfig, 'root' | 'sourceDir' | 'publicDir' | 'locales' | 'redirects'>;

/** An error for a site without any page, a warning for each locale without one, and for one whose address leads to none. */
export function missingPages(pages: readonly Page[], site: SiteFolders): Problem[] {
  const written = pages.filter(({ kind, fallback }) => kind !== 'generated' && !fallback);
  if (written.length === 0) {
    return [
      {
        severity: 'error',
        code: 'no-pages',
        message: `There are no pages in ${site.sourceDir}.`,
        hint: 'Write README.md there, beginning with "# My site". If pages are elsewhere, name another folder, or look at the options `source`, `include`, `exclude` and `locales`.',
      },
    ];
  }
  const used = new Set(written.map(({ locale }) => locale));
  const routes = new Set(pages.map(({ route }) => route));
  return site.locales.flatMap(({ path, lang, dir }): Problem[] => {
    if (!used.has(path))
      return [
        {
          severity: 'warning',
          code: 'no-pages',
          message: `The locale "${path}" (${lang}) has no pages.`,
          hint: `Its folder is "${dir || '.'}". Write a page there, such as ${inFolder(dir)}.`,
        },
      ];
    const isThere =
      routes.has(path) || path in site.redirects || existsSync(join(site.publicDir, path, 'index.html'));
    return isThere
      ? []
      : [{ ...missingHome(path, dir, written, site), severity: 'warning', code: 'no-home' }];
  });
}

const inFolder = (dir: string) => `${dir && `${dir}/`}README.md`;

/** Pages in `docs` beside a config that does not say so is what most beginners have. */
function missingHome(path: string, dir: string, pages: readonly Page[], { root, sourceDir }: SiteFolders) {
  const homes = pages.filter(({ file }) => /^[^/]+\/(?:readme|index)\.mdx?$/i.test(file));
  const folder = path === '/' && root === sourceDir ? homes[0]?.file.split('/')[0] : undefined;
  return {
    message: `No page at ${path}: readers who open the site get a 404.`,
    hint: folder
      ? `If the site is the folder ${folder}, write \`source: '${folder}'\` in bifolio.config.ts, or run the command on it: bifolio dev ${folder}`
      : `Write ${inFolder(dir)}, or lead readers on in the config: redirects: { '${path}': '/guide/' }`,
  };
}
