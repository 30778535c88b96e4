import type { ClientData } from 'bifolio/client';
import { pageData } from './page-data.ts';

/**
 * Marks the links to this page in navigation bar and sidebar, which outlive the page they were rendered for, and opens
 * the sidebar's groups around it.
 */
export function markCurrentLinks() {
  const data = pageData();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.frame-sidebar a, .frame-navbar .frame-nav-link',
  )) {
    if (link.dataset.locale) toggle(link, 'aria-current', link.dataset.locale === data.locale && 'true');
    else markLink(link, data);
  }
  const current = document.querySelector('.frame-sidebar [aria-current="page"]');
  for (let group = current?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}

function markLink(link: HTMLAnchorElement, data: ClientData) {
  const isCurrent = link.origin === location.origin && link.pathname === location.pathname;
  toggle(link, 'aria-current', isCurrent && 'page');
  if (link.matches('.frame-nav-link'))
    toggle(link, 'data-active', (isCurrent || isActive(link, data)) && 'true');
}

/** As `frame/is-active.ts`, from what the document says. */
function isActive(
  { dataset, origin, pathname }: HTMLAnchorElement,
  { base, locale, route }: ClientData,
): boolean {
  if (dataset.match) return new RegExp(dataset.match).test(route);
  const isHome = pathname === base + locale.slice(1);
  return origin === location.origin && !isHome && location.pathname.startsWith(pathname);
}

function toggle(element: Element, name: string, value: string | false) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
