import type { Frontmatter } from '../../core/contracts/page.ts';

/** The locale that the frontmatter of a page names as its source: `source: /en/`. `locales`: paths of the site's locales. */
export const sourceLocale = (
  { source }: Frontmatter,
  locales: { has(path: string): boolean },
): string | undefined => (typeof source === 'string' && locales.has(source) ? source : undefined);
