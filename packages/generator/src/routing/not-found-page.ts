import type { Page } from '../content/page.ts';
import { NOT_FOUND_ROUTE } from './page-route.ts';

/** The page at `/404.html` of a site that has written none: its title is empty, its layout says the rest. */
export function notFoundPage(): Page {
  return {
    file: '',
    kind: 'generated',
    locale: '/',
    route: NOT_FOUND_ROUTE,
    title: '',
    description: '',
    draft: false,
    frontmatter: { pageLayout: 'not-found' },
  };
}
