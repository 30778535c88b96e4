import type { SidebarItem } from 'bifolio';
import { SidebarItems } from './SidebarItems.tsx';
import { writtenLevels } from './written-levels.ts';

/** The whole of a large sidebar, one file for all of its pages. */
export function SidebarFragment({ items }: { items: readonly SidebarItem[] }) {
  return <SidebarItems items={items} groups="closed" written={writtenLevels(items)} />;
}
