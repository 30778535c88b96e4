import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { createRedirects } from '../../core/routing/redirects.ts';
import { decodePath } from '../../core/routing/url.ts';
import type { LoadedConfig } from '../../site/config/load.ts';

type SiteFolders = Pick<LoadedConfig, 'base' | 'locales' | 'redirects' | 'publicDir'>;

/** What has become of the URLs of an older site. */
export interface CheckedAddresses {
  count: number;
  problems: Problem[];
  /** Paths that nothing answers, and where they could lead. */
  redirects: Readonly<Record<string, string>>;
}

/** Whether each URL leads to a page, a redirect or a file of `public`. Their host does not matter: it may be a new one. */
export function checkAddresses(
  urls: readonly string[],
  pages: readonly Page[],
  site: SiteFolders,
): CheckedAddresses {
  const answers = createAnswers(pages, site);
  const paths = [...new Set(urls.map((url) => pathOf(url, site.base)))];
  const lost = paths.filter((path) => !answers(path));
  const routes = pages.map(({ route }) => route);
  const redirects = Object.fromEntries(lost.map((path) => [path, likeliest(path, routes)]));
  return {
    count: paths.length,
    redirects,
    problems: lost.map((path) => ({
      severity: 'error',
      code: 'unanswered-url',
      message: `Nothing answers the old URL "${path}".`,
      hint: `Add to \`redirects\`: '${path}': '${redirects[path]}'`,
    })),
  };
}

/** The path of a URL in the site, decoded; without the base, under which the old site may not have been. */
function pathOf(url: string, base: string): string {
  const whole = URL.canParse(url, 'http://site.invalid') ? new URL(url, 'http://site.invalid').pathname : url;
  const path = decodePath(whole);
  return base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

function createAnswers(pages: readonly Page[], { locales, redirects, publicDir }: SiteFolders) {
  const routes = new Set(pages.map(({ route }) => route));
  const moved = new Set(createRedirects({ pages, locales, redirects }).map(({ from }) => from));
  return (path: string): boolean => {
    const folder = path.replace(/(?:\/index\.html|\/)?$/, '/');
    return [path, folder].some((one) => routes.has(one) || moved.has(one)) || isFile(join(publicDir, path));
  };
}

const isFile = (path: string) => !path.includes('\0') && existsSync(path) && statSync(path).isFile();

/** A page with the same last part, else one that is written alike, else the home page. */
function likeliest(path: string, routes: readonly string[]): string {
  const last = lastPart(path);
  const same = routes.filter((route) => last !== '' && lastPart(route) === last);
  return same.length === 1
    ? (same[0] ?? '/')
    : (nearest(path, same.length > 0 ? same : routes) ?? same[0] ?? '/');
}

const lastPart = (path: string) =>
  path
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.toLowerCase() ?? '';
