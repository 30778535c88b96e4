import { posix } from 'node:path';
import type { MovedNavigation } from '../form/mover.ts';
import type { SidebarItem } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import type { VitepressLanguage } from './languages.ts';

/** Sidebars by their paths, and a bar for each language. */
export function vitepressNavigation(languages: readonly VitepressLanguage[]): MovedNavigation {
  const bars = languages.map(({ path, theme }) => [path, itemsOf(theme.nav, '')] as const);
  const sidebars = languages.flatMap(({ path, theme }) => sidebarsOf(theme.sidebar, path));
  const [first] = bars;
  const isOne = bars.length === 1;
  return {
    sidebars: Object.fromEntries(sidebars),
    navbar: isOne ? (first?.[1] ?? []) : [],
    ...(!isOne && { navbars: Object.fromEntries(bars.filter(([, items]) => items.length > 0)) }),
  };
}

function sidebarsOf(written: unknown, path: string): [string, SidebarItem[]][] {
  if (Array.isArray(written)) return [[path, itemsOf(written, '')]];
  if (!isOptions(written)) return [];
  return Object.entries(written).map(([place, value]) => {
    const base = isOptions(value) ? (textOf(value.base) ?? '') : '';
    return [posix.join('/', place, '/'), itemsOf(isOptions(value) ? value.items : value, base)];
  });
}

/** Entries; links count from `base`, which a group may set for those in it. */
const itemsOf = (written: unknown, base: string): SidebarItem[] =>
  listOf(written).flatMap((item) => {
    if (!isOptions(item)) return [];
    const own = textOf(item.base) ?? base;
    const link = linkOf(item, own);
    const items = 'items' in item ? itemsOf(item.items, own) : undefined;
    if (!link && !items?.length) return [];
    const text = (textOf(item.text) ?? link ?? '').replace(/<[^>]*>/g, '').trim();
    return [
      {
        text,
        ...(link && { link }),
        ...(typeof item.collapsed === 'boolean' && { collapsed: item.collapsed }),
        ...(items && { items }),
      },
    ];
  });

function linkOf(item: Options, base: string): string | undefined {
  const link = textOf(item.link);
  if (link === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return link;
  const path = base ? base + link.replace(/^\//, base.endsWith('/') ? '' : '/') : link;
  return `/${path.replace(/^\//, '')}`;
}
