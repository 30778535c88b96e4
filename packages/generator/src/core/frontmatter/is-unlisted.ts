import type { Frontmatter } from '../contracts/page.ts';

/** Whether neither search nor the sitemap names a page: its author gives the address to whom it is for. */
export const isUnlisted = ({ search, sitemap }: Frontmatter): boolean =>
  search === false && sitemap === false;
