import { markCurrentLinks } from './current-links.ts';

/**
 * A large sidebar arrives with its open branch only. When the reader turns to it, the rest is fetched and put in its
 * place; a closed branch that was clicked meanwhile opens then instead of leading to its first page.
 */
export function completeSidebar(): (() => void) | undefined {
  const sidebar = document.querySelector<HTMLElement>('.frame-sidebar[data-fragment]');
  if (!sidebar) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const complete = () => {
    loading ??= load(sidebar);
    return loading;
  };
  let loading: Promise<void> | undefined;
  for (const type of ['pointerenter', 'focusin'])
    sidebar.addEventListener(type, complete, { signal, once: true });
  sidebar.addEventListener('click', (event) => openBranch(event, sidebar, complete), { signal });
  return () => listeners.abort();
}

async function load(sidebar: HTMLElement) {
  const response = await fetch(sidebar.dataset.fragment ?? '');
  if (!response.ok) throw new Error(`The sidebar answered ${response.status}`);
  const whole = document.createElement('template');
  whole.innerHTML = await response.text();
  const focused = sidebar.contains(document.activeElement) && document.activeElement?.getAttribute('href');
  const { scrollTop } = sidebar;
  sidebar.querySelector('ul')?.replaceWith(whole.content);
  delete sidebar.dataset.fragment;
  markCurrentLinks();
  if (focused) linkTo(sidebar, focused)?.focus();
  sidebar.scrollTop = scrollTop;
}

/** Plain clicks only: with a modifier the branch stays the link it is. */
async function openBranch(event: MouseEvent, sidebar: HTMLElement, complete: () => Promise<void>) {
  const branch = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-branch]');
  if (!branch || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  const href = branch.getAttribute('href') ?? '';
  try {
    await complete();
    const group = linkTo(sidebar, href)?.closest('details');
    if (group) group.open = true;
  } catch {
    location.href = branch.href;
  }
}

const linkTo = (sidebar: HTMLElement, href: string) =>
  sidebar.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`);
