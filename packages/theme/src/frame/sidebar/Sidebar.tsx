import type { SidebarItem } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useDocLooks } from '../../posts/use-doc-looks.ts';
import { SheetClose } from '../sheets/SheetClose.tsx';
import { SidebarFilter } from './filter/SidebarFilter.tsx';
import { SidebarItems } from './SidebarItems.tsx';

/** The id that the button which opens the sidebar on small screens points at. */
export const SIDEBAR_ID = 'frame-sidebar';

/** Sidebars with so many entries have a filter. */
const FILTER_FROM = 41;

/**
 * The section's pages. Beside the content on wide screens, a native popover on small ones. A large sidebar ships only
 * the open branch, so that no page grows with the site.
 */
export function Sidebar() {
  const { navigation, sidebarFragment } = usePage();
  const { sidebarScrollbar: everywhere, text } = useTheme();
  const { sidebarScrollbar = everywhere } = useDocLooks();
  if (!navigation.sidebar) return null;
  const { id, items, path, levels } = navigation.sidebar;
  return (
    <div
      id={SIDEBAR_ID}
      className="frame-sidebar"
      popover="auto"
      data-persist={`sidebar-${id}`}
      data-fragment={sidebarFragment}
      data-scrollbar={sidebarScrollbar ? undefined : 'none'}
    >
      <SheetClose sheet={SIDEBAR_ID} className="frame-sidebar-close" label={text.sidebarCloseLabel} />
      <nav aria-label={text.sidebarMenuLabel}>
        <Slot name="sidebar-nav-before" />
        {countUpTo(items, FILTER_FROM) === FILTER_FROM && (
          <SidebarFilter label={text.sidebarFilterLabel} results={text.searchResultsText} />
        )}
        <SidebarItems
          items={items}
          path={path}
          groups={sidebarFragment ? 'branch' : 'written'}
          written={sidebarFragment ? levels : undefined}
        />
        <Slot name="sidebar-nav-after" />
      </nav>
    </div>
  );
}

/** How many entries there are, groups included; counts no further than `most`. */
function countUpTo(items: readonly SidebarItem[], most: number): number {
  let count = 0;
  for (const item of items) {
    if (count >= most) break;
    count += 1 + (item.items ? countUpTo(item.items, most - count) : 0);
  }
  return Math.min(count, most);
}
