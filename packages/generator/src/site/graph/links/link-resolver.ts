import { readFileSync } from 'node:fs';
import type { ResolvedLink } from '../../../core/contracts/markdown.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { oddAddress } from '../../../core/routing/odd-address.ts';
import { normalizePagePath } from '../../../core/routing/page-path.ts';
import { encodeRoute, isExternal, isUnsafe, unsafeLink, withBase } from '../../../core/routing/url.ts';
import { wikiName } from '../../../core/routing/wiki-address.ts';
import { findFallback, findTwin } from '../twins/twins.ts';
import { createFindTarget, type FoundTarget } from './link-target.ts';

/** Addresses on a disk are told with the dead links. */
const unsafe = (href: string) =>
  oddAddress(href) ? undefined : { ...unsafeLink(href, 'link'), severity: 'warning' as const };

/** Where a link stands: relative addresses start at the file, and the route tells whose reader follows it. */
export type LinkPlace = Pick<Page, 'file' | 'route'>;

/** The address that a link of a page gets in the HTML. */
export type ResolveLink = (from: LinkPlace, href: string) => ResolvedLink;

/**
 * Resolves links of pages: to `.md` files, routes and old `.html` paths, relative or absolute, with or without final
 * slash. Query and hash stay as written. A link to no page keeps a usable address; `findDeadLinks` reports it, so that
 * the result of a page can be cached. `sourceDir`: where ids are looked up that links of fallback pages lead to.
 */
export function createLinkResolver(graph: PageGraph, sourceDir?: string): ResolveLink {
  const findTarget = createFindTarget(graph);
  const { base } = graph.site;
  const targetFor = graph.pages.some(({ fallback }) => fallback)
    ? createReaderTarget(graph, sourceDir)
    : asFound;
  return (from, href) => {
    if (isUnsafe(href)) return { href: '#', external: false, problem: unsafe(href) };
    const target = targetFor(from, findTarget(from.file, href));
    switch (target.kind) {
      case 'elsewhere':
        return { href, external: isExternal(href) };
      case 'page': {
        const { page, suffix } = target;
        // Within a page, `#part` works wherever the page is served.
        if (href.startsWith('#')) return { href, external: false, isPage: true, title: page.title };
        return {
          href: withBase(base, encodeRoute(page.route)) + suffix,
          external: false,
          isPage: true,
          title: page.title,
          ...(page.file && { file: page.file }),
        };
      }
      case 'file':
        return { href: withBase(base, href), external: true };
      case 'missing': {
        if (!target.path.startsWith('/')) return { href: wikiName(href) ?? href, external: false };
        // A page that the public folder may hold is asked for by its name.
        const path = /\.html?$/i.test(target.path) ? target.path : normalizePagePath(target.path);
        return { href: withBase(base, encodeRoute(path)) + target.suffix, external: false };
      }
    }
  };
}

const asFound = (_: LinkPlace, target: FoundTarget): FoundTarget => target;

/** Whether the author of a page wrote an id into it: `## Heading {#id}`. */
const hasId = (page: Page, id: string, sourceDir: string | undefined): boolean =>
  sourceDir !== undefined &&
  Boolean(page.file && id && !page.lock) &&
  readFileSync(sourcePath(sourceDir, page), 'utf8').includes(`{#${id}}`);

/** On a fallback page, links lead on in the reader's language, as far as it has the page. */
function createReaderTarget(graph: PageGraph, sourceDir: string | undefined): typeof asFound {
  const { pages, routes } = graph;
  return ({ route }, target) => {
    const from = pages[routes.get(route) ?? -1];
    if (!from?.fallback || target.kind !== 'page') return target;
    const twin = findTwin(graph, target.page, from.locale);
    if (twin && hasId(twin, target.hash, sourceDir)) return { ...target, page: twin };
    // Ids that were not written come from headings, which are in another language.
    if (twin) return { ...target, page: twin, hash: '', suffix: target.suffix.replace(/#.*/s, '') };
    return { ...target, page: findFallback(graph, target.page, from.locale) ?? target.page };
  };
}
