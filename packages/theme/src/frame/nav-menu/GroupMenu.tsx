import type { NavItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import { isActive } from './is-active.ts';
import { hasLink } from './NavLink.tsx';
import { NavMenu } from './NavMenu.tsx';

/** The menu of an entry with `items`. Its button opens it, so that what the entry itself leads to comes first. */
export function GroupMenu({ group, items }: { group: NavItem; items: readonly NavItem[] }) {
  const { page, locale } = usePage();
  const own = hasLink(group) ? [{ text: group.text, link: group.link }] : [];
  return <NavMenu items={[...own, ...items]} active={isActive(group, page.route, locale.path)} />;
}
