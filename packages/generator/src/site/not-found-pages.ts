import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { notFoundPage } from '../routing/not-found-page.ts';

/** One 404 page a language, `/404.html` and `/en/404.html`: static hosts show the nearest. An author's own page wins. */
export function notFoundPages({ locales }: Pick<LoadedConfig, 'locales'>, pages: readonly Page[]): Page[] {
  const taken = new Set(pages.map(({ route }) => route));
  const all = locales.map(({ path }) => ({ ...notFoundPage(), locale: path, route: `${path}404.html` }));
  return all.filter(({ route }) => !taken.has(route));
}
