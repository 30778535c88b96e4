import { onPage } from 'bifolio/runtime';
import { restoreTabs } from './blocks/tabs/restore.ts';
import { markCurrentLinks } from './client/current-links.ts';
import { writeLocalTimes } from './client/local-times.ts';
import { keepLocaleLinks } from './client/locale-links.ts';
import { trackOutline } from './client/outline.ts';
import { closePopovers, closeScreenWhenWide } from './client/popovers.ts';
import { completeSidebar } from './client/sidebar.ts';

// What the frame does on each page without React.
onPage(() => {
  restoreTabs();
  closePopovers();
  markCurrentLinks();
  writeLocalTimes();
  const cleanups = [keepLocaleLinks(), completeSidebar(), trackOutline()];
  return () => {
    for (const cleanup of cleanups) cleanup?.();
  };
});

closeScreenWhenWide();
