import { usePage } from 'bifolio/client';
import type { z } from 'zod';
import type { pagesOption } from './asked-page.ts';

/** Whether the page that is being rendered is among them. */
export function useIsAmong(pages: z.output<typeof pagesOption>): boolean {
  const { page, locale } = usePage();
  if (typeof pages === 'boolean') return pages;
  const { route, title, file, frontmatter } = page;
  return pages({ path: route, title, lang: locale.lang, filePathRelative: file, frontmatter });
}
