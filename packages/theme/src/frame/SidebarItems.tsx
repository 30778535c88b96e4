import type { SidebarItem } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Badge } from '../blocks/badge/component.tsx';
import { firstLink } from './first-link.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

export interface SidebarItemsProps {
  items: readonly SidebarItem[];
  /** Place of the current page below `items`; `undefined` when it lies elsewhere. */
  path?: readonly number[];
  /** Draw groups off the path as links to their first page. */
  onlyOpenBranch?: boolean;
}

/** One level of a sidebar and everything below it. */
export function SidebarItems({ items, path, onlyOpenBranch = false }: SidebarItemsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may be alike
        <li key={index}>
          <Entry
            item={item}
            path={path?.[0] === index ? path.slice(1) : undefined}
            onlyOpenBranch={onlyOpenBranch}
          />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<SidebarItemsProps, 'path' | 'onlyOpenBranch'> {
  item: SidebarItem;
}

function Entry({ item, path, onlyOpenBranch }: EntryProps) {
  if (item.separator) return <hr />;
  if (!item.items) return <EntryText item={item} />;
  if (onlyOpenBranch && !path) return <ClosedBranch item={item} />;
  const items = <SidebarItems items={item.items} path={path} onlyOpenBranch={onlyOpenBranch} />;
  if (item.collapsed === undefined) {
    return (
      <>
        <p className="frame-sidebar-title">
          <EntryText item={item} />
        </p>
        {items}
      </>
    );
  }
  return (
    <Group open={!item.collapsed || path !== undefined} title={<EntryText item={item} />}>
      {items}
    </Group>
  );
}

function Group({ open, title, children }: { open: boolean; title: ReactNode; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

function ClosedBranch({ item }: { item: SidebarItem }) {
  const link = firstLink(item);
  if (!link) return null;
  return (
    <Link link={link} className="frame-sidebar-branch" data-branch="">
      {item.text}
      <Icon name="chevron" />
    </Link>
  );
}

function EntryText({ item }: { item: SidebarItem }) {
  const { page } = usePage();
  const { text, link, badge, target, rel } = item;
  if (!link) {
    return (
      <span>
        {text} <Badge of={badge} />
      </span>
    );
  }
  return (
    <Link link={link} target={target} rel={rel} aria-current={link === page.route ? 'page' : undefined}>
      {text} <Badge of={badge} />
    </Link>
  );
}
