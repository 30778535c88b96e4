import type { MovedNavigation, OldFolder, PlacedPage, SiteIndex } from '../form/mover.ts';
import type { SidebarItem } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import type { Language } from './site-options.ts';

interface Reader {
  site: SiteIndex;
  language: Language;
  old: OldFolder;
}

/** The sidebar in each language. Without one, folders make it. */
export function starlightNavigation(
  { sidebar }: Options,
  languages: ReadonlyMap<string, Language>,
  site: SiteIndex,
  old: OldFolder,
): MovedNavigation {
  if (sidebar === undefined) return { sidebars: {}, navbar: [] };
  const all = languages.size > 0 ? [...languages.values()] : [{ lang: 'en', path: '/' }];
  return {
    sidebars: Object.fromEntries(
      all.map((language) => [language.path, itemsOf(sidebar, { site, language, old })]),
    ),
    navbar: [],
  };
}

const itemsOf = (written: unknown, reader: Reader): SidebarItem[] =>
  listOf(written).flatMap((item) => itemOf(item, reader));

function itemOf(item: unknown, reader: Reader): SidebarItem[] {
  if (typeof item === 'string') return pageItem(item, undefined, reader);
  if (!isOptions(item)) return [];
  const label = labelOf(item, reader);
  if (isOptions(item.autogenerate)) {
    const inside = generated(textOf(item.autogenerate.directory) ?? '', reader);
    return label === undefined ? inside : group(label, inside, item);
  }
  if ('items' in item) return group(label ?? '', itemsOf(item.items, reader), item);
  const slug = typeof item.slug === 'string' ? item.slug : undefined;
  if (slug !== undefined) return pageItem(slug, label, reader);
  const link = textOf(item.link);
  return link ? [{ text: label ?? link, link: /^[a-z]+:|^\//i.test(link) ? link : `/${link}` }] : [];
}

const group = (text: string, items: SidebarItem[], { collapsed }: Options): SidebarItem[] =>
  items.length === 0 ? [] : [{ text, ...(collapsed === true && { collapsed: true }), items }];

function labelOf({ label, translations }: Options, { language }: Reader): string | undefined {
  const own = isOptions(translations) ? textOf(translations[language.lang]) : undefined;
  return own ?? textOf(label);
}

/** A page in the language of the sidebar. What is not translated is left out there. */
function pageItem(slug: string, label: string | undefined, { site, language, old }: Reader): SidebarItem[] {
  const page = site.byAddress(`${language.path}${slug}/`);
  if (page) return [{ text: label ?? titleOf(page), link: page.address }];
  if (language.path === '/')
    old.left.push({
      severity: 'warning',
      what: `The sidebar names "${slug}", which is no page`,
      todo: 'It was left out; add the page, or leave it so.',
      file: old.configFile,
    });
  return [];
}

function titleOf({ fields, title }: PlacedPage): string {
  const sidebar = isOptions(fields.sidebar) ? fields.sidebar : {};
  return textOf(sidebar.label) ?? title;
}

/** A folder as entries: by `sidebar.order`, then by address; folders as groups. */
function generated(directory: string, { site, language }: Reader): SidebarItem[] {
  const root = `${language.path}${directory.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
  const pages = site.pages.filter(({ address, fields }) => address.startsWith(root) && !isHidden(fields));
  const order = ({ fields }: PlacedPage) =>
    isOptions(fields.sidebar) && typeof fields.sidebar.order === 'number' ? fields.sidebar.order : Infinity;
  const entries = (folder: string): { position: number; name: string; items: SidebarItem[] }[] => {
    const inside = pages.filter(({ address }) => address.startsWith(folder));
    const rest = ({ address }: PlacedPage) => address.slice(folder.length).replace(/\/$/, '');
    const own = inside.filter((page) => !rest(page).includes('/') && !hasInside(inside, page, folder));
    const names = new Set(
      inside.filter((page) => !own.includes(page)).map((page) => rest(page).split('/')[0] ?? ''),
    );
    return [
      ...own.map((page) => ({
        position: order(page),
        name: page.address,
        items: [{ text: titleOf(page), link: page.address }],
      })),
      ...[...names].filter(Boolean).map((name) => {
        const inner = entries(`${folder}${name}/`);
        const items = inner.flatMap((entry) => entry.items);
        const position = Math.min(...inner.map((entry) => entry.position));
        return { position, name: `${folder}${name}/`, items: [{ text: name, items }] };
      }),
    ].sort(
      (a, b) =>
        (a.position === b.position ? 0 : a.position - b.position) || a.name.localeCompare(b.name, 'en'),
    );
  };
  return entries(root).flatMap(({ items }) => items);
}

/** A page beside which a folder of its name stands is part of that group. */
const hasInside = (pages: readonly PlacedPage[], { address }: PlacedPage, folder: string): boolean =>
  address !== folder && pages.some((other) => other.address !== address && other.address.startsWith(address));

const isHidden = ({ sidebar }: Readonly<Record<string, unknown>>): boolean =>
  isOptions(sidebar) && sidebar.hidden === true;
