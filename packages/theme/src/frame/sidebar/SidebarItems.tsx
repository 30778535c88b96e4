import type { SidebarItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { nearbyItems } from './large/nearby-items.ts';
import { plainLink } from './plain-link.ts';
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
  const href = useHref();
  const { page } = usePage();
  const current = groups === 'closed' ? undefined : page.route; // The shared file stands for no page.
  const { start, shown, before, after } =
    groups === 'branch' ? nearbyItems(items, path?.[0]) : { start: 0, shown: items };
  return (
    <ul>
      {before && <Further item={before} />}
      {shown.map((item, index) => {
        const below = path?.[0] === start + index ? path.slice(1) : undefined;
        const link = plainLink(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may be alike
          <li key={index}>
            {link ? (
              // There are more of these than of anything else on a page: no component draws them.
              <a href={href(link)} aria-current={link === current ? 'page' : undefined}>
                {item.text}
              </a>
            ) : (
              <SidebarBranch item={item} path={below} groups={groups} written={written} />
            )}
          </li>
        );
      })}
      {after && <Further item={after} />}
    </ul>
  );
}

export interface SidebarBranchProps {
  item: SidebarItem;
  /** As those of `SidebarItems`. */
  path?: readonly number[];
  groups: SidebarGroups;
  written: number;
}

/** An entry of a sidebar and everything below it. */
export function SidebarBranch({ item, path, groups, written }: SidebarBranchProps) {
  return (
    <SidebarEntry item={item} path={path} groups={groups} startsAsWritten={written > 0}>
      {item.items && <SidebarItems items={item.items} path={path} groups={groups} written={written - 1} />}
    </SidebarEntry>
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
