import { pageData } from './page-data.ts';

/**
 * Keeps the links of the language menu on this page (the menu outlives the page it was rendered for) and hands the
 * reader's query and hash on. Returns its own cleanup.
 */
export function keepLocaleLinks(): () => void {
  for (const { path, href } of pageData().alternates) {
    for (const link of linksTo(path)) link.setAttribute('href', href);
  }
  document.addEventListener('click', keepPlace, true);
  return () => document.removeEventListener('click', keepPlace, true);
}

const linksTo = (path: string) =>
  document.querySelectorAll<HTMLAnchorElement>(`a[data-locale="${CSS.escape(path)}"]`);

/** The browser reads the address after the event, so that what is added here is followed. */
function keepPlace({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
