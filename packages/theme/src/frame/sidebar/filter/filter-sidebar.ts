import { filterEntries } from './filter-entries.ts';

/** Filters the sidebar of a page, if it has a field for it, until the signal fires. */
export function filterSidebar(signal: AbortSignal): void {
  const filter = document.querySelector<HTMLElement>('.frame-sidebar-filter');
  const input = filter?.querySelector('input');
  const status = filter?.querySelector('[role="status"]');
  const list = filter?.closest('nav');
  if (!input || !status || !list) return;
  const results = filter?.dataset.results ?? '';
  const show = () => {
    const found = filterEntries(list, input.value);
    status.textContent = found === undefined ? '' : results.replace('{count}', String(found));
    // An empty column says why it is empty.
    status.classList.toggle('visually-hidden', found !== 0);
  };
  // Typed before this script was there; and a large sidebar arrives in parts.
  if (input.value) show();
  const arrivals = new MutationObserver(() => input.value && show());
  arrivals.observe(list, { childList: true });
  input.addEventListener('input', show, { signal });
  signal.addEventListener('abort', () => arrivals.disconnect());
}
