import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLink } from '../../../core/contracts/markdown.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { nearest } from '../../../core/errors/nearest.ts';
import { type OddAddress, oddAddress } from '../../../core/routing/odd-address.ts';
import { normalizePagePath } from '../../../core/routing/page-path.ts';
import { wikiText } from '../../../core/routing/wiki-address.ts';
import { findTwin } from '../twins/twins.ts';
import { likeRoute } from './like-route.ts';
import { createFindTarget, type FoundTarget } from './link-target.ts';

/** What rendering tells of a page. */
export interface LinkReport {
  /** Source file; empty for generated pages. */
  file: string;
  route: string;
  links: readonly PageLink[];
  /** Ids that a link may point at. */
  anchors: readonly string[];
}

/**
 * Finds the links of a page that lead nowhere, with the address that was probably meant: to pages, to headings, to files of
 * the public folder; and links from one language into another that has the page too.
 */
export function createLinkCheck(
  graph: PageGraph,
  { publicDir, anchorsOf }: Pick<CheckContext, 'publicDir' | 'anchorsOf'>,
): (report: LinkReport) => Problem[] {
  const findTarget = createFindTarget(graph);
  const check = createCheck({ graph, anchorsOf, publicDir });
  return ({ file, links }) =>
    links.flatMap((link) => {
      const written = wikiText(link.href) ?? link.written ?? link.href;
      const fault = check(file, written, findTarget(file, link.href));
      const { line, column } = link;
      return fault ? { severity: 'warning' as const, ...fault, file: link.file ?? file, line, column } : [];
    });
}

type Fault = Pick<Problem, 'code' | 'message' | 'hint'>;

interface CheckContext {
  graph: PageGraph;
  /** Ids of the page at a route; `undefined` when they are not to be judged. */
  anchorsOf(route: string): readonly string[] | undefined;
  publicDir: string;
}

function createCheck({ graph, anchorsOf, publicDir }: CheckContext) {
  /** Suggestions look at every route, so each path is compared once. */
  const suggestions = new Map<string, string | undefined>();
  const suggest = (path: string) => {
    if (!suggestions.has(path)) suggestions.set(path, likeRoute(path, graph.routes.keys()));
    return suggestions.get(path);
  };
  return (file: string, href: string, target: FoundTarget): Fault | undefined => {
    const odd = oddAddress(href);
    if (target.kind === 'elsewhere') return odd && oddLink(href, odd);
    const draft =
      target.kind === 'page'
        ? draftFrom(graph, file, target.page)
        : target.kind === 'missing' && target.draft;
    if (draft) return draftLink(href, draft);
    if (target.kind !== 'page') {
      if (isPublished(publicDir, target.path) || isGenerated(graph, target.path)) return undefined;
      if (odd) return oddLink(href, odd);
      if (target.kind === 'file') return deadFile(href);
      const redirect = graph.redirects.get(addressOf(graph, file, target.path));
      if (redirect !== undefined) return redirected(href, redirect);
      return deadLink(href, suggest(addressOf(graph, file, target.path)), pageCalled(graph, href));
    }
    const ids = target.hash && target.hash !== 'top' && anchorsOf(target.page.route);
    if (ids && !ids.includes(target.hash)) {
      return deadAnchor(href, target.page, nearest(target.hash, ids));
    }
    return wrongLanguage(graph, file, href, target.page);
  };
}

/** Whether an absolute path leads to a file of the public folder, or to the page of a folder in it. */
const isPublished = (publicDir: string, path: string) =>
  path.startsWith('/') &&
  [path, `${path}/index.html`].some((name) =>
    statSync(join(publicDir, name), { throwIfNoEntry: false })?.isFile(),
  );

const isGenerated = ({ generatedFiles }: PageGraph, path: string) =>
  path.startsWith('/') && generatedFiles.has(path.slice(1));

/** A missing path as an address, so that routes near to it can be found. */
function addressOf({ pages, files }: PageGraph, file: string, path: string): string {
  if (path.startsWith('/')) return normalizePagePath(path);
  const route = pages[files.get(file) ?? -1]?.route ?? '/';
  const isFolder = /(?:^|\/)(?:readme|index)\.mdx?$/i.test(file);
  return normalizePagePath(`${route}${isFolder ? '' : '../'}${path}`);
}

/** Obsidian's other names of a page are texts of links, never their addresses. */
const pageCalled = ({ pages }: PageGraph, name: string) =>
  pages.find(({ frontmatter: { aliases } }) => Array.isArray(aliases) && aliases.includes(name));

const deadLink = (href: string, meant: string | undefined, called: Page | undefined): Fault => ({
  code: 'dead-link',
  message: `Broken link "${href}": no such page.`,
  hint: href.includes('\\')
    ? forwardSlashes(href)
    : called
      ? `It is an alias. Write [[${called.file.replace(/\.\w+$/, '')}|${href}]]`
      : meant && `Did you mean "${meant}"?`,
});

/** A page that is only there while one writes, as a link of one that stays finds it. */
const draftFrom = ({ pages, files }: PageGraph, file: string, page: Page) =>
  page.draft && !pages[files.get(file) ?? -1]?.draft ? page : undefined;

const draftLink = (href: string, { file }: Page): Fault => ({
  code: 'draft-link',
  message: `Broken link "${href}": ${file} is a draft.`,
  hint: 'Remove `draft: true` from its frontmatter, or remove the link.',
});

const oddLink = (href: string, { why, hint }: OddAddress): Fault => ({
  code: 'dead-link',
  message: `The link "${href}" ${why}.`,
  hint,
});

/** As paths are written on Windows. */
const forwardSlashes = (href: string) => `Write slashes: "${href.replaceAll('\\', '/')}".`;

const redirected = (href: string, to: string): Fault => ({
  code: 'redirected-link',
  message: `Link "${href}" goes to a redirect.`,
  hint: `Write "${to}".`,
});

const deadFile = (href: string): Fault => ({
  code: 'dead-link',
  message: `Broken link "${href}": no such file in the public folder.`,
  hint: href.includes('\\')
    ? forwardSlashes(href)
    : /^(?:\.{0,2}\/)*public\//.test(href)
      ? `Leave out the folder's name: "${href.replace(/^.*?public/, '')}".`
      : 'Put the file there and write its path from there with a slash first: "/files/paper.pdf".',
});

const deadAnchor = (href: string, page: Page, meant: string | undefined): Fault => ({
  code: 'dead-anchor',
  message: `Broken link "${href}": no such heading in ${page.file}.`,
  hint: meant && `Did you mean "#${meant}"?`,
});

/** From another language into the root's, by an absolute link: mostly a forgotten prefix. */
function wrongLanguage(graph: PageGraph, file: string, href: string, target: Page): Fault | undefined {
  const from = graph.pages[graph.files.get(file) ?? -1];
  if (!from || from.locale === '/' || target.locale !== '/' || !href.startsWith('/')) return undefined;
  const twin = findTwin(graph, target, from.locale);
  if (!twin) return undefined;
  return {
    code: 'wrong-language',
    message: `Link "${href}" goes to another language.`,
    hint: `This page's language has it too: "${twin.route}".`,
  };
}
