const SIDEBAR = '.frame-sidebar';

/** Scrolls the sidebar, and nothing else, so that the current page's entry can be seen. */
export function revealCurrent() {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  const frame = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  sidebar.scrollTop += entry.top - frame.top - frame.height / 2;
}

/**
 * For large sidebars, which arrive with their open branch only. When the reader turns to one, the rest is fetched and
 * put in its place, and stays over navigations. A closed branch that is clicked opens instead of leading to its first
 * page. The function that comes back is for every page, and returns its own cleanup.
 */
export function createSidebarCompleter(): () => (() => void) | undefined {
  const fragments = new Map<string, string>();

  async function complete(sidebar: HTMLElement, address: string) {
    if (!sidebar.matches('[data-fragment]')) return;
    const html = fragments.get(address) ?? (await fetchText(address));
    fragments.set(address, html);
    if (sidebar.matches('[data-fragment]')) showWhole(sidebar, html);
  }

  return () => {
    const sidebar = document.querySelector<HTMLElement>(`${SIDEBAR}[data-fragment]`);
    const address = sidebar?.dataset.fragment;
    if (!sidebar || !address) return undefined;
    const known = fragments.get(address);
    if (known !== undefined) {
      showWhole(sidebar, known);
      return undefined;
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    // What fails here fails again, and is answered, on a click.
    const prepare = () => complete(sidebar, address).catch(() => {});
    for (const type of ['pointerover', 'focusin'])
      sidebar.addEventListener(type, prepare, { signal, once: true });
    sidebar.addEventListener('click', (event) => openBranch(event, () => complete(sidebar, address)), {
      signal,
    });
    return () => listeners.abort();
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Plain clicks only: with a modifier a branch stays the link it is. */
async function openBranch(event: MouseEvent, complete: () => Promise<void>) {
  const branch = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-branch]');
  if (!branch || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  const sidebar = branch.closest<HTMLElement>(SIDEBAR);
  try {
    await complete();
    if (sidebar) openGroups(linkTo(sidebar, branch.pathname));
  } catch {
    location.href = branch.href;
  }
}

function showWhole(sidebar: HTMLElement, html: string) {
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLAnchorElement && sidebar.contains(activeElement) && activeElement.pathname;
  const whole = document.createElement('template');
  whole.innerHTML = html;
  sidebar.querySelector('ul')?.replaceWith(whole.content);
  delete sidebar.dataset.fragment;
  const current = linkTo(sidebar, location.pathname);
  current?.setAttribute('aria-current', 'page');
  openGroups(current);
  if (focused) linkTo(sidebar, focused)?.focus({ preventScroll: true });
}

const linkTo = (sidebar: HTMLElement, pathname: string) =>
  [...sidebar.querySelectorAll('a')].find(
    (link) => link.origin === location.origin && link.pathname === pathname,
  );

/** Opens every group around an entry. */
function openGroups(entry: Element | undefined) {
  for (let group = entry?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}
