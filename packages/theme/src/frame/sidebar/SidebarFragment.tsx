import type { SidebarItem } from 'bifolio';
import { SidebarItems } from './SidebarItems.tsx';

/** The whole of a large sidebar, one file for all of its pages. */
export function SidebarFragment({ items }: { items: readonly SidebarItem[] }) {
  return <SidebarItems items={items} groups="closed" />;
}
