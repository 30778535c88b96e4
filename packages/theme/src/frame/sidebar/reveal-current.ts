import { openAround } from './groups.ts';

/** Opens the groups around the current page's entry, and scrolls the sidebar, and nothing else, so that it can be seen. */
export function revealCurrent(): undefined {
  const sidebar = document.querySelector<HTMLElement>('.frame-sidebar');
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  openAround(current);
  const frame = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  sidebar.scrollTop += entry.top - frame.top - frame.height / 2;
}
