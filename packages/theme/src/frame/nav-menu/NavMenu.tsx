import type { NavItem } from 'bifolio';
import { Badge } from '../../blocks/badge/component.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { hasLink, NavLink } from './NavLink.tsx';

export interface NavMenuProps {
  items: readonly NavItem[];
  /** Whether the menu as a whole stands for the page. */
  active?: boolean;
}

/** The entries of one menu; an entry with `items` becomes a titled group. */
export function NavMenu({ items, active }: NavMenuProps) {
  return (
    <ul className="frame-menu" data-active={active || undefined}>
      {items.map((item) => (
        <li key={`${item.text} ${item.link}`}>
          {item.items ? (
            <NavGroup item={item} items={item.items} />
          ) : (
            hasLink(item) && <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavGroup({ item, items }: { item: NavItem; items: readonly NavItem[] }) {
  return (
    <>
      {hasLink(item) ? (
        <NavLink item={item} />
      ) : (
        <p className="frame-menu-title">
          <EntryIcon icon={item.icon} />
          {item.text}
          <Badge of={item.badge} />
        </p>
      )}
      <NavMenu items={items} />
    </>
  );
}
