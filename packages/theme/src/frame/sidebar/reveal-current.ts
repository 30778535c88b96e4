import { showInColumn } from '../show-in-column.ts';
import { openAround } from './groups.ts';

/** Opens the groups around the current page's entry, and scrolls the sidebar so that it can be seen. */
export function revealCurrent(): undefined {
  const sidebar = document.querySelector('.frame-sidebar');
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!current) return;
  openAround(current);
  showInColumn(current, sidebar);
}
