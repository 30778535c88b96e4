import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';

/** One 404 page a language, `/404.html` and `/en/404.html`, with an empty title (specification 2.1). An author's own `404.md` wins. */
export function notFoundPages(config: Pick<LoadedConfig, 'locales'>, pages: readonly Page[]): Page[] {
  return config.locales
    .map(({ path }): Page => ({
      file: '',
      kind: 'generated',
      locale: path,
      route: `${path}404.html`,
      title: '',
      description: '',
      draft: false,
      frontmatter: { pageLayout: 'not-found', sidebar: false },
    }))
    .filter(({ route }) => !pages.some((page) => page.route === route));
}
