import { usePage } from 'bifolio/client';

/** The day of the last commit of a page. */
export function LastChange() {
  const { page, locale } = usePage();
  if (!page.updatedTime) return null;
  const date = new Date(page.updatedTime).toLocaleDateString(locale.lang);
  return <time dateTime={page.updatedTime}>{date}</time>;
}
