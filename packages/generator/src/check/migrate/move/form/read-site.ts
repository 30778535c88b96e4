import type { Generator, OldPage, OldSite, SidebarItem } from '../old-site.ts';
import { pruneItems } from '../read/prune-items.ts';
import { withFields } from '../text/front-matter.ts';
import { withTitle } from '../text/page-title.ts';
import { convertBody } from './convert-body.ts';
import type {
  MovedNavigation,
  Mover,
  MoverRules,
  OldFolder,
  PlacedPage,
  SiteIndex,
  SourcePage,
} from './mover.ts';
import { stateFields, stateOf } from './private-pages.ts';
import { projectFolder } from './project-folder.ts';
import { createSiteIndex } from './site-index.ts';
import { type FoundSources, readOldPages } from './source-pages.ts';

/** A generator made of what its folder fills in. */
export const createGenerator = ({ name, title, recognise, rules }: Mover): Generator => ({
  name,
  title,
  recognise,
  read: async (root, configFile) => {
    const old: OldFolder = { root, configFile, left: [] };
    return readSite(old, await rules(old));
  },
});

/** Reads all pages and files, then changes each page in the light of the others. */
function readSite(old: OldFolder, rules: MoverRules): OldSite {
  const sources = readOldPages(old, rules);
  const pages = placePages(old, rules, sources);
  const site = createSiteIndex(pages, [...(rules.files ?? []), ...sources.files], rules.public);
  const { sidebars, navbar, navbars } = prunedNavigation(rules.navigation(site), site, old);
  const excluded = sources.pages.filter(({ file }) => !site.byFile(file));
  const moved = pages.map((page) => movedPage(page, { old, rules, site }));
  const project = projectFolder(rules.source, moved);
  return {
    source: rules.source,
    public: rules.public,
    hasPublic: rules.hasPublic,
    output: rules.output,
    config: {
      ...rules.config,
      ...(project && { project }),
      exclude: [...excludedOf(rules), ...excluded.map((page) => placeOf(page))],
    },
    theme: {
      ...rules.theme,
      ...(navbars && {
        locales: Object.fromEntries(
          Object.entries(navbars).map(([path, items]) => [path, { navbar: items }]),
        ),
      }),
    },
    slug: rules.slug,
    hasEmoji: rules.hasEmoji,
    markdown: rules.markdown,
    made: rules.made?.(site) ?? [],
    pages: moved,
    parts: excluded.map((page) => movedPage(asPart(page), { old, rules, site })),
    files: [...(rules.files ?? []), ...sources.files].filter(
      ({ from, to }) => from !== to || /(?:^|\/)\./.test(from),
    ),
    sidebars,
    navbar,
    redirects: { ...rules.pageRedirects?.(site), ...aliasesOf(pages), ...rules.redirects },
    left: old.left,
  };
}

const placeOf = ({ folder, path }: Pick<SourcePage, 'folder' | 'path'>) =>
  folder.to ? `${folder.to}/${path}` : path;

/** A file that pages include has neither fields of ours nor an address. */
const asPart = (page: SourcePage): PlacedPage => ({
  ...page,
  to: placeOf(page),
  address: `/${placeOf(page)}`,
});

const excludedOf = ({ config }: MoverRules): unknown[] =>
  Array.isArray(config.exclude) ? (config.exclude as unknown[]) : [];

function placePages(old: OldFolder, rules: MoverRules, { pages }: FoundSources): PlacedPage[] {
  return pages.flatMap((page): PlacedPage[] => {
    const place = rules.place(page);
    if (!place) return [];
    const state = stateOf(page, rules.privacy?.(page), old.left);
    return [{ ...page, ...place, ...(state && { state }) }];
  });
}

interface MovedInput {
  old: OldFolder;
  rules: MoverRules;
  site: SiteIndex;
}

function movedPage(page: PlacedPage, { old, rules, site }: MovedInput): OldPage {
  const { file, to, address, source } = page;
  if (page.fault) return { from: file, to, address, text: source };
  const converted = convertBody(page, { rules, site, left: old.left });
  const body = rules.showsTitle ? withTitle(converted, page.fields) : converted;
  const fields = { ...rules.fields(page), ...stateFields(page) };
  return { from: file, to, address, text: withFields(source, fields, body) };
}

/** Entries that lead to no page would end a build; pages that were not listed are not named. */
function prunedNavigation(
  navigation: MovedNavigation,
  site: SiteIndex,
  { left, configFile }: OldFolder,
): MovedNavigation {
  const pageOf = (link: string) => site.byAddress(link.replace(/[?#].*$/, ''));
  const isKnown = (link: string) =>
    !link.startsWith('/') || /\.(?!html?$|mdx?$)\w+$/.test(link) || pageOf(link) !== undefined;
  const isListed = ({ link }: SidebarItem) => !link?.startsWith('/') || !pageOf(link)?.state;
  const listed = (items: readonly SidebarItem[]): SidebarItem[] =>
    items
      .filter((item) => isListed(item) || item.items)
      .map((item) => ({
        ...item,
        ...(!isListed(item) && { link: undefined }),
        ...(item.items && { items: listed(item.items) }),
      }));
  const pruned = (items: readonly SidebarItem[]) => pruneItems(isKnown, left, configFile)(listed(items));
  const each = (all: Readonly<Record<string, readonly SidebarItem[]>>) =>
    Object.fromEntries(Object.entries(all).map(([path, items]) => [path, pruned(items)]));
  const { sidebars, navbar, navbars } = navigation;
  return { sidebars: each(sidebars), navbar: pruned(navbar), ...(navbars && { navbars: each(navbars) }) };
}

function aliasesOf(pages: readonly PlacedPage[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ aliases = [], address, state }) =>
      state === 'draft' ? [] : aliases.map((alias) => [alias, address]),
    ),
  );
}
