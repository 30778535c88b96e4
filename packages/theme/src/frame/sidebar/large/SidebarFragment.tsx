import type { SidebarItem } from 'bifolio';
import { SidebarBranch } from '../SidebarItems.tsx';

export interface SidebarFragmentProps {
  item: SidebarItem;
  /** How many levels of groups start as their author wrote them. */
  levels: number;
}

/** An entry of a large sidebar with all below it, in the one file for all of its pages. */
export function SidebarFragment({ item, levels }: SidebarFragmentProps) {
  return (
    <li>
      <SidebarBranch item={item} groups="closed" written={levels} />
    </li>
  );
}
