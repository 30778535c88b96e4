import type { SidebarItem } from 'bifolio';
import { SidebarItems } from './SidebarItems.tsx';

export interface SidebarFragmentProps {
  items: readonly SidebarItem[];
  /** How many levels of groups start as their author wrote them. */
  levels: number;
}

/** The whole of a large sidebar, one file for all of its pages. */
export function SidebarFragment({ items, levels }: SidebarFragmentProps) {
  return <SidebarItems items={items} groups="closed" written={levels} />;
}
