import type { ThemeLocale } from '../../../core/contracts/theme.ts';
import { inLocale } from './find-entry.ts';
import type { SidebarSource } from './sidebar.ts';

/**
 * The sidebars that a locale's options ask for: those of `sidebar`, then those of collections. A site that names neither
 * gets one for all of its pages.
 */
export function sidebarSources({ sidebar, collections }: ThemeLocale, locale: string): SidebarSource[] {
  if (!sidebar && !collections) {
    return [{ prefix: locale, linkPrefixes: [locale], items: 'auto', collapsed: false }];
  }
  return [...optionSources(sidebar, locale), ...collectionSources(collections, locale)];
}

function optionSources(sidebar: ThemeLocale['sidebar'] = {}, locale: string): SidebarSource[] {
  return Object.entries(sidebar).map(([key, value]) => {
    const full = value === 'auto' || Array.isArray(value) ? { items: value } : value;
    const prefix = folderPath(key, locale);
    const start =
      full.prefix === undefined
        ? prefix
        : folderPath(full.prefix, full.prefix.startsWith('/') ? locale : prefix);
    return { prefix, linkPrefixes: [start], items: full.items, collapsed: false };
  });
}

function collectionSources(collections: ThemeLocale['collections'] = [], locale: string): SidebarSource[] {
  return collections.flatMap((collection) => {
    if (collection.type !== 'doc' || !collection.sidebar) return [];
    const { dir, title, linkPrefix, sidebar, sidebarCollapsed = false } = collection;
    const folder = folderPath(dir, locale);
    const prefix = linkPrefix === undefined ? folder : folderPath(linkPrefix, locale);
    return {
      prefix,
      linkPrefixes: [...new Set([folder, prefix])],
      items: sidebar,
      collapsed: sidebarCollapsed,
      title: title ?? dir.split('/').filter(Boolean).at(-1),
    };
  });
}

function folderPath(path: string, start: string): string {
  return `${inLocale(path, start)}/`.replace(/\/+/g, '/');
}
