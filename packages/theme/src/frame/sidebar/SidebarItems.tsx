import type { SidebarItem } from 'bifolio';
import { nearbyItems } from './nearby-items.ts';
import { SidebarEntry, type SidebarGroups } from './SidebarEntry.tsx';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarItemsProps {
  items: readonly SidebarItem[];
  /** Place of the current page below `items`; `undefined` when it lies elsewhere. */
  path?: readonly number[];
  /** @default 'written' */
  groups?: SidebarGroups;
  /** Levels of groups, from here down, that start as written whatever `groups` says. @default 0 */
  written?: number;
}

/** One level of a sidebar and everything below it. */
export function SidebarItems({ items, path, groups = 'written', written = 0 }: SidebarItemsProps) {
  const { start, shown, before, after } =
    groups === 'branch' ? nearbyItems(items, path?.[0]) : { start: 0, shown: items };
  return (
    <ul>
      {before && <Further item={before} />}
      {shown.map((item, index) => {
        const below = path?.[0] === start + index ? path.slice(1) : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may be alike
        return <ListedItem key={index} item={item} path={below} groups={groups} written={written} />;
      })}
      {after && <Further item={after} />}
    </ul>
  );
}

export interface ListedItemProps {
  item: SidebarItem;
  /** As those of `SidebarItems`. */
  path?: readonly number[];
  groups: SidebarGroups;
  written: number;
}

/** An entry of a sidebar and everything below it. */
export function ListedItem({ item, path, groups, written }: ListedItemProps) {
  return (
    <li>
      <SidebarEntry item={item} path={path} groups={groups} startsAsWritten={written > 0}>
        {item.items && <SidebarItems items={item.items} path={path} groups={groups} written={written - 1} />}
      </SidebarEntry>
    </li>
  );
}

/** Leads on to the entries that are left out. */
function Further({ item }: { item: SidebarItem }) {
  return (
    <li>
      <SidebarLink item={item} className="frame-sidebar-further" before="… " />
    </li>
  );
}
