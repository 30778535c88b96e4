import type { SidebarItem } from 'bifolio';
import type { ReactNode } from 'react';
import { Badge } from '../../blocks/badge/component.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Link } from '../link/Link.tsx';
import { firstLink } from './first-link.ts';

export interface SidebarLinkProps {
  item: SidebarItem;
  className: string;
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * Stands for entries of a large sidebar that a page does not ship: a link to the first of them. With script it brings
 * the rest instead (`large-sidebar.ts`).
 */
export function SidebarLink({ item, className, before, after }: SidebarLinkProps) {
  const link = firstLink(item);
  if (!link) return null;
  return (
    <Link link={link} className={className} data-branch="" noIcon>
      <span>
        {before}
        {item.icon && <EntryIcon icon={item.icon} />}
        {item.text}
        {item.badge && '\u2002'}
        {item.badge && <Badge of={item.badge} />}
      </span>
      {after}
    </Link>
  );
}
