import { privateField } from '../../../../core/frontmatter/private-fields.ts';
import { normalizePagePath } from '../../../../core/routing/page-path.ts';
import { fileRoute, localeOfFile, type RouteLocale } from '../../../../core/routing/page-route.ts';
import { isReserved } from '../../../../core/routing/route-table.ts';
import type { Left, OldPage, OldSite } from '../old-site.ts';
import { readFields, withFields } from '../text/front-matter.ts';

/** The pages as they are written, and what stands in the way of their addresses. */
export interface PlannedPages {
  pages: OldPage[];
  left: Left[];
}

/** Each page keeps its address: those whose file gives another one get a permalink. */
export function planPages(site: OldSite): PlannedPages {
  const locales = localesOf(site.config.locales);
  const owners = new Map<string, OldPage>();
  const left: Left[] = [];
  const pages = site.pages.map((page) => {
    const address = normalizePagePath(page.address);
    const owner = owners.get(address);
    if (owner) left.push(sharedAddress(page, owner, address));
    else owners.set(address, page);
    if (isReserved(address.slice(1))) left.push(reservedAddress(page, address));
    const locale = localeOfFile(page.to, locales);
    const isKept = !locale || fileRoute(page.to, locale) === address;
    const { fields, body, fault } = readFields(page.text);
    const isTold = site.left.some(({ file, what }) => file === page.from && what.includes('frontmatter'));
    if (fault && !isTold) left.push(unreadFields(page, fault));
    const kept = privateField(fields);
    if (kept !== undefined) left.push(openPage(page, kept));
    if (isKept || fault || owner || typeof fields.permalink === 'string') return page;
    return { ...page, text: withFields(page.text, { permalink: address }, body) };
  });
  return { pages, left };
}

const reservedAddress = (page: OldPage, address: string): Left => ({
  severity: 'error',
  what: 'A page has a path of a file that every build writes',
  todo: `Give it another \`permalink\` than ${address}.`,
  file: page.from,
});

const openPage = (page: OldPage, field: string): Left => ({
  severity: 'error',
  what: `The field \`${field}\` may have kept a page from readers`,
  todo: 'Write `draft: true`, or `sitemap: false` and `search: false`; or remove the field.',
  file: page.from,
  line: 1,
});

const unreadFields = (page: OldPage, fault: string): Left => ({
  severity: 'error',
  what: `The frontmatter cannot be read: ${fault}`,
  todo: 'Fix it; the page stays as it is.',
  file: page.from,
  line: 1,
});

const sharedAddress = (page: OldPage, owner: OldPage, address: string): Left => ({
  severity: 'error',
  what: 'Two pages had one address',
  todo: `Give one of them another \`permalink\`: ${owner.from} has ${address} as well.`,
  file: page.from,
});

function localesOf(value: unknown): RouteLocale[] {
  const written = typeof value === 'object' && value !== null ? Object.entries(value) : [['/', {}] as const];
  return written.map(([path, options]) => {
    const dir =
      typeof options === 'object' && options !== null ? (options as { dir?: unknown }).dir : undefined;
    return { path, dir: typeof dir === 'string' ? dir : path.replace(/^\/|\/$/g, '') };
  });
}
