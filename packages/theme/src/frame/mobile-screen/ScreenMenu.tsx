import type { NavItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import { Badge } from '../../blocks/badge/component.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { GroupMenu } from '../nav-menu/GroupMenu.tsx';
import { isActive } from '../nav-menu/is-active.ts';
import { hasLink, NavLink } from '../nav-menu/NavLink.tsx';

/** The navigation bar's entries on a small screen. Groups fold; the one that the page lies in begins open. */
export function ScreenMenu({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="frame-menu">
      {items.map((item) => (
        <li key={`${item.text} ${item.link}`}>
          {item.items ? <Group item={item} items={item.items} /> : hasLink(item) && <NavLink item={item} />}
        </li>
      ))}
    </ul>
  );
}

function Group({ item, items }: { item: NavItem; items: readonly NavItem[] }) {
  const { page, locale } = usePage();
  const holdsPage = (entry: NavItem): boolean =>
    isActive(entry, page.route, locale.path) || (entry.items ?? []).some(holdsPage);
  return (
    <details open={holdsPage(item)}>
      <summary className="frame-nav-link">
        <EntryIcon icon={item.icon} />
        {item.text}
        <Badge of={item.badge} />
        <Icon name="chevron" />
      </summary>
      <GroupMenu group={item} items={items} />
    </details>
  );
}
