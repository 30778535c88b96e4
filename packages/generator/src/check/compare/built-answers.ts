import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import { createRedirects } from '../../core/routing/redirects.ts';
import { outputPath } from '../../site/build/output/output-path.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { findText } from '../../site/render/page/text-marks.ts';
import type { FoundAnswer } from './compare-sites.ts';

/** Tells which page of a build, whose texts are marked, answers a path, directly or by a redirect. */
export function builtAnswers(
  pages: readonly Page[],
  { locales, redirects, outDir }: Pick<LoadedConfig, 'locales' | 'redirects' | 'outDir'>,
): (path: string) => FoundAnswer | undefined {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const moved = new Map(createRedirects({ pages, locales, redirects }).map(({ from, to }) => [from, to]));
  const redirected = (path: string) => byRoute.get((moved.get(path) ?? '').replace(/[?#].*$/, ''));
  return (path) => {
    const folder = path.replace(/(?:\/index\.html?|\.html?|\/)?$/, '/');
    const routes = [path, folder, folder.replace(/\/$/, '.html')];
    const own = routes.map((route) => byRoute.get(route)).find(Boolean);
    const page = own ?? routes.map(redirected).find(Boolean);
    return (
      page && {
        file: page.file || page.route,
        isRedirect: !own,
        title: page.title,
        html: textOf(join(outDir, outputPath(page.route))),
      }
    );
  };
}

function textOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const document = readFileSync(path, 'utf8');
  const place = findText(document);
  return place && document.slice(place.start, place.end);
}
