import type { Page } from '../content/page.ts';
import { digest } from '../render/content-cache.ts';
import type { Site } from '../site/read-site.ts';

/** What every page may show: navigation, languages, options of the theme, and the titles and addresses of all pages. */
export function siteFingerprint({ config, graph }: Site): string {
  const { site, navbars, sidebars, localeDirs, pages } = graph;
  const themeOptions = site.locales.map(({ path, lang }) => config.theme.locale(path, lang).options);
  const titles = pages.map(({ file, route, title }) => [file, route, title]);
  const { head, csp, search, theme, redirects } = config;
  const inputs = [
    site,
    navbars,
    sidebars,
    localeDirs,
    themeOptions,
    titles,
    head,
    csp,
    search,
    redirects,
    theme.headScript,
  ];
  return JSON.stringify([...inputs, theme.wordsPerMinute], (_, value) =>
    typeof value === 'function' ? String(value) : value,
  );
}

/** What one page shows, but for other pages: its source or data, and what the graph says of it alone. */
export function pageFingerprint({ graph, generated }: Site, page: Page): string {
  const around = [
    graph.neighbours.get(page.route),
    graph.sidebarPlaces.get(page.route),
    graph.git.get(page.file),
    graph.locked.has(page.route),
    page.kind === 'generated' && generated.dataOf(page),
  ];
  return digest(JSON.stringify([page, around]));
}
