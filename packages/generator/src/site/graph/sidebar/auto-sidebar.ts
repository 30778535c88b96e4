import type { SidebarItem } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { orderOfName, readableName } from '../../content/readable-name.ts';
import type { PageFolder } from './folder-tree.ts';
import { prune } from './prune.ts';

/** Deepest level of entries in a sidebar. */
export const SIDEBAR_DEPTH = 5;

export interface AutoOptions {
  /** How groups start; see `SidebarItem.collapsed`. */
  collapsed?: boolean;
  /** Levels that are left, this one included. */
  depth?: number;
}

/** The entries of a folder: its README first, then pages and folders in their order. Folders too deep are flattened. */
export function autoItems(folder: PageFolder, options: AutoOptions = {}): SidebarItem[] {
  const own = folder.readme ? [pageItem(folder.readme)] : [];
  return [...own, ...entryItems(folder, options)];
}

function entryItems(folder: PageFolder, { collapsed, depth = SIDEBAR_DEPTH }: AutoOptions): SidebarItem[] {
  return folder.entries.flatMap((entry) => {
    if (!('entries' in entry)) return pageItem(entry);
    if (depth <= 1) return autoItems(entry, { collapsed, depth: 1 });
    return folderItem(entry, { collapsed, depth });
  });
}

function folderItem(folder: PageFolder, { collapsed, depth = SIDEBAR_DEPTH }: AutoOptions): SidebarItem[] {
  const items = entryItems(folder, { collapsed, depth: depth - 1 });
  const { readme } = folder;
  if (items.length === 0) return readme ? [pageItem(readme)] : [];
  return [
    prune({
      text: folderText(folder),
      link: readme?.route,
      icon: readme?.icon,
      badge: readme?.badge,
      collapsed,
      items,
    }),
  ];
}

/** A numbered name was written to be read; any other gives way to the title of the folder's README. */
export function folderText({ name, readme }: PageFolder): string {
  const readable = readableName(name) ?? name;
  return orderOfName(name) === undefined ? (readme?.title ?? readable) : readable;
}

const pageItem = ({ title, route, icon, badge }: Page): SidebarItem =>
  prune({ text: title, link: route, icon, badge });
