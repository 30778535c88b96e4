import type { Frontmatter } from '../../core/contracts/page.ts';

/** The language that a page is written in: what its frontmatter says, else that of its locale. */
export function pageLanguage({ lang }: Frontmatter, ofLocale: string): string {
  return typeof lang === 'string' ? lang : ofLocale;
}
