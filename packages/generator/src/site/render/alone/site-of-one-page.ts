import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Theme } from '../../../core/contracts/theme.ts';
import type { PageSource } from '../../../core/frontmatter/read-page.ts';

/** File and route of the page. */
const FILE = 'index.md';
const ROUTE = '/';

/** A page that is no page of a site, as its source tells of it. */
export const pageAlone = ({ frontmatter }: PageSource): Page => ({
  file: FILE,
  kind: 'md',
  locale: ROUTE,
  route: ROUTE,
  title: textOf(frontmatter.title),
  description: textOf(frontmatter.description),
  draft: frontmatter.draft === true,
  frontmatter,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The graph of a site with this page and nothing else. */
export function graphOf(page: Page, theme: Theme, lang: string): PageGraph {
  const { text, label = lang } = theme.locale(ROUTE, lang);
  return {
    site: {
      base: '/',
      locales: [{ path: ROUTE, lang, label, title: '', description: '', ...(text && { text }) }],
    },
    pages: [page],
    drafts: [],
    routes: new Map([[ROUTE, 0]]),
    files: new Map([[FILE, 0]]),
    collections: [],
    navbars: {},
    sidebars: [],
    sidebarPlaces: new Map(),
    neighbours: new Map(),
    localeDirs: { [ROUTE]: '' },
    git: new Map(),
    locked: new Set(),
    generatedFiles: new Set(),
    redirects: new Map(),
  };
}
