import { filterSidebar } from './filter/filter-sidebar.ts';
import { createSidebarCompleter } from './large/large-sidebar.ts';

/** What only long sidebars do, for every page that has one, until the signal fires. */
export function createLongSidebar(): (signal: AbortSignal) => void {
  const complete = createSidebarCompleter();
  return (signal) => {
    complete(signal);
    filterSidebar(signal);
  };
}
