import type { SiteLocale } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { SearchOptions } from './options.ts';

/** What decides which pages are to be found, and in which language. */
export interface Searchable {
  options: SearchOptions;
  locales: readonly SiteLocale[];
}

/** The language of a page that may be found; `undefined` for others. */
export function searchLanguage(page: Page, { options, locales }: Searchable): string | undefined {
  return isSearchable(page, options) ? locales.find(({ path }) => path === page.locale)?.lang : undefined;
}

/** Whether a page is to be found: not when it, the config, or its nature says no. */
function isSearchable(page: Page, options: SearchOptions): boolean {
  if (options === false || page.kind === 'generated' || page.fallback || page.frontmatter.search === false)
    return false;
  return page.route.endsWith('/') && (options.isSearchable?.(page) ?? true);
}
