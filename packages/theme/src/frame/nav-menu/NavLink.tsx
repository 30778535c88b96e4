import type { NavItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import { Badge } from '../../blocks/badge/component.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Link } from '../link/Link.tsx';
import { isActive } from './is-active.ts';

/** A link of the navigation bar or the mobile screen. */
export function NavLink({ item }: { item: NavItem & { link: string } }) {
  const { page, locale } = usePage();
  const { text, link, icon, badge, target, rel, noIcon } = item;
  const isInside = isActive(item, page.route, locale.path);
  return (
    <Link
      link={link}
      target={target}
      rel={rel}
      noIcon={noIcon}
      className="frame-nav-link"
      aria-current={link === page.route ? 'page' : isInside || undefined}
      data-active={isInside || undefined}
    >
      <EntryIcon icon={icon} />
      {text}
      <Badge of={badge} />
    </Link>
  );
}

/** Narrows an entry to one that leads somewhere. */
export const hasLink = (item: NavItem): item is NavItem & { link: string } => item.link !== undefined;
