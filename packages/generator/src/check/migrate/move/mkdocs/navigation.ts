import type { Left, SidebarItem } from '../old-site.ts';
import { isOptions } from '../read/literals.ts';

/** What navigation needs to know of a page. */
export interface NamedPage {
  address: string;
  title: string;
}

interface NavigationInput {
  nav: unknown;
  /** Pages by their path in the folder of pages. */
  pages: ReadonlyMap<string, NamedPage>;
  file: string;
  lineOf(text: string): number | undefined;
}

export interface Navigation {
  items: SidebarItem[];
  left: Left[];
}

/** `nav` as a sidebar; pages that do not exist are named. */
export function readNavigation(input: NavigationInput): Navigation {
  const left: Left[] = [];
  return { items: itemsOf(input.nav, input, left), left };
}

function itemsOf(nav: unknown, input: NavigationInput, left: Left[]): SidebarItem[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return pageItem(undefined, entry, input, left);
    if (!isOptions(entry)) return [];
    return Object.entries(entry).flatMap(([text, value]) =>
      Array.isArray(value)
        ? groupItem(text, value, input, left)
        : typeof value === 'string'
          ? pageItem(text, value, input, left)
          : [],
    );
  });
}

/** A group whose first page is an `index.md` leads there; without a name it has that page's. */
function groupItem(text: string, entries: unknown[], input: NavigationInput, left: Left[]): SidebarItem[] {
  const first: unknown = entries[0];
  const path = typeof first === 'string' && /(?:^|\/)(?:index|README)\.md$/.test(first) ? first : undefined;
  const index = path === undefined ? undefined : input.pages.get(path);
  const items = itemsOf(index ? entries.slice(1) : entries, input, left);
  const title = text || index?.title || '';
  return [{ text: title, ...(index && { link: index.address }), collapsed: true, items }];
}

function pageItem(
  text: string | undefined,
  path: string,
  { pages, file, lineOf }: NavigationInput,
  left: Left[],
): SidebarItem[] {
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return [{ text: text ?? path, link: path }];
  const page = pages.get(path.replace(/^\.?\//, ''));
  if (page) return [{ text: text || page.title, link: page.address }];
  left.push({
    severity: 'warning',
    what: `The navigation names "${path}", which is no page`,
    todo: 'It was left out; add the page, or leave it so.',
    file,
    line: lineOf(path),
  });
  return [];
}
