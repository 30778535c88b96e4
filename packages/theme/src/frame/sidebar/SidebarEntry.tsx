import type { SidebarItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Badge } from '../../blocks/badge/component.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { SidebarLink } from './SidebarLink.tsx';

export interface SidebarEntryProps {
  item: SidebarItem;
  /** Place of the current page below this entry; `undefined` when it lies elsewhere. */
  path?: readonly number[];
  groups: SidebarGroups;
  /** Of a large sidebar: whether it starts as written all the same. */
  startsAsWritten: boolean;
  /** Everything below a group. */
  children: ReactNode;
}

/**
 * How groups look that do not start as written, which those of a large sidebar do as far as there is room (`levels`): they can
 * all be closed. In a page the ones off the path are links to their first page (`branch`), in the shared file with the
 * rest they start closed (`closed`).
 */
export type SidebarGroups = 'written' | 'branch' | 'closed';

/** One entry: a separator, a page, or a group with everything below it. */
export function SidebarEntry({ item, path, groups, startsAsWritten, children }: SidebarEntryProps) {
  if (item.separator) return <hr />;
  // The shared file stands for no page.
  const text = <EntryText item={item} canBeCurrent={groups !== 'closed'} />;
  if (!item.items) return text;
  const isWritten = groups === 'written' || startsAsWritten;
  const isOpen = path !== undefined || (isWritten && !item.collapsed);
  if (groups === 'branch' && !isOpen) {
    return <SidebarLink item={item} className="frame-sidebar-branch" after={<Icon name="chevron" />} />;
  }
  if (isWritten && item.collapsed === undefined) {
    return (
      <>
        <p className="frame-sidebar-title">{text}</p>
        {children}
      </>
    );
  }
  return (
    <>
      {item.link && text}
      <details open={isOpen}>
        <summary aria-label={item.link && item.text}>
          {/* Below a link that has the same text, it keeps the room for it. */}
          <span>{entryContent(item)}</span>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </>
  );
}

function EntryText({ item, canBeCurrent }: { item: SidebarItem; canBeCurrent: boolean }) {
  const { page } = usePage();
  const { link, target, rel } = item;
  const content = entryContent(item);
  if (!link) return <span>{content}</span>;
  const isCurrent = canBeCurrent && link === page.route;
  return (
    <Link link={link} target={target} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}

/** Most entries of a sidebar are a text, which needs no component. */
function entryContent({ text, icon, badge }: SidebarItem): ReactNode {
  if (!icon && !badge) return text;
  return (
    <>
      <EntryIcon icon={icon} />
      {text}
      {/* A wide space, and no margin: at the start of a second line there is neither. */}
      {badge && '\u2002'}
      <Badge of={badge} />
    </>
  );
}
