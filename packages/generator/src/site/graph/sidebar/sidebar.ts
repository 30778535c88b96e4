import type { Sidebar, SidebarItem } from '../../../core/contracts/navigation.ts';
import type { SidebarItemInput } from '../../../core/contracts/options/navigation.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { autoItems, SIDEBAR_DEPTH } from './auto-sidebar.ts';
import { type EntryContext, extendPrefixes, findEntry } from './find-entry.ts';
import type { PageFolder } from './folder-tree.ts';
import { prune } from './prune.ts';
import { isLeftOut, shownEntry } from './shown-entry.ts';

/** One sidebar of the config, its prefix and folders written out. */
export interface SidebarSource {
  /** Address prefix of its pages, with the locale's path; also its id. */
  prefix: string;
  /** Below which relative links are looked for, in this order. */
  linkPrefixes: readonly string[];
  items: 'auto' | readonly SidebarItemInput[];
  /** For `'auto'`. */
  collapsed?: boolean;
  title?: string;
}

export interface SidebarContext extends EntryContext {
  /** The folder of the pages below an address prefix, if there is one. */
  folder(prefix: string): PageFolder | undefined;
}

/** Resolves a sidebar of the config: texts, icons and addresses of pages filled in. */
export function buildSidebar(source: SidebarSource, context: SidebarContext): Sidebar {
  const build: Build = { owner: `sidebar of ${source.prefix}`, collapsed: source.collapsed, context };
  const items = resolveItems(source.items, { ...build, prefixes: source.linkPrefixes, depth: SIDEBAR_DEPTH });
  return prune({ id: source.prefix, locale: context.locale, title: source.title, items });
}

interface Build {
  /** How problems name this sidebar. */
  owner: string;
  collapsed?: boolean;
  context: SidebarContext;
}

interface Level extends Build {
  prefixes: readonly string[];
  /** Levels that are left, this one included. */
  depth: number;
}

function resolveItems(items: 'auto' | readonly SidebarItemInput[], level: Level): SidebarItem[] {
  return items === 'auto' ? resolveAuto(level) : items.flatMap((item) => resolveItem(item, level));
}

function resolveAuto({ prefixes, depth, collapsed, owner, context }: Level): SidebarItem[] {
  const folder = prefixes.map((prefix) => context.folder(prefix)).find((found) => found !== undefined);
  if (folder) return autoItems(folder, { collapsed, depth });
  context.report({
    severity: 'error',
    code: 'sidebar-folder',
    message: `The ${owner} is automatic, but the folder of ${prefixes[0] ?? context.locale} has no pages.`,
    hint: 'Name a folder with Markdown files in `prefix`, or list the entries.',
  });
  return [];
}

function resolveItem(input: SidebarItemInput, level: Level): SidebarItem[] {
  const entry = typeof input === 'string' ? { link: input } : input;
  if (entry.link === '---' || ('text' in entry && entry.text === '---'))
    return [{ text: '', separator: true }];
  const { link, items, dir, prefix = dir, ...own } = { text: undefined, items: undefined, ...entry };
  const target = link === undefined ? undefined : findEntry(link, level.prefixes, level.owner, level.context);
  const below = items && resolveBelow(items, prefix, level);
  if (isLeftOut({ link, text: own.text, target, items, below })) return below ?? [];
  const shown = shownEntry(own, target);
  if (!below) return [prune(shown)];
  if (level.depth > 1) return [prune({ ...shown, items: below })];
  level.context.report(tooDeep(shown.text, level.owner));
  return link === undefined ? below : [prune(shown), ...below];
}

const tooDeep = (group: string | undefined, owner: string): Problem => ({
  severity: 'warning',
  code: 'sidebar-depth',
  message: `Group "${group ?? ''}" in the ${owner} is nested deeper than ${SIDEBAR_DEPTH} levels; its entries are listed on level ${SIDEBAR_DEPTH}.`,
  hint: 'Move the group a level up, or give its folder a sidebar of its own.',
});

/** The entries of a group. Those too deep stand on the last level, in its place. */
function resolveBelow(
  items: 'auto' | SidebarItemInput[],
  prefix: string | undefined,
  level: Level,
): SidebarItem[] {
  const { context, depth } = level;
  const prefixes = extendPrefixes(level.prefixes, prefix, context.locale);
  return resolveItems(items, { ...level, prefixes, depth: Math.max(1, depth - 1) });
}
