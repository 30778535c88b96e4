/** Scrolls the sidebar, and nothing else, so that the current page's entry can be seen. */
export function revealCurrent() {
  const sidebar = document.querySelector<HTMLElement>('.frame-sidebar');
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  const frame = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  sidebar.scrollTop += entry.top - frame.top - frame.height / 2;
}
