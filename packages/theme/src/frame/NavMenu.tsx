import type { NavItem } from 'bifolio';
import { EntryIcon } from './EntryIcon.tsx';
import { hasLink, NavLink } from './NavLink.tsx';

/** The entries of one menu; an entry with `items` becomes a titled group. */
export function NavMenu({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="frame-menu">
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
        </p>
      )}
      <NavMenu items={items} />
    </>
  );
}
