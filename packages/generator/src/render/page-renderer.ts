import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { FaceFinder } from '../faces/find-faces.ts';
import { article, closedPage, makeFace, searchText } from '../faces/make-face.ts';
import type { Face } from '../faces/types.ts';
import { pageListData } from '../graph/page-list.ts';
import type { PageGraph } from '../graph/types.ts';
import { unlockingScript } from '../locks/protocol.ts';
import type { PageLink } from '../markdown/types.ts';
import { iconHosts, setsOfItems } from '../needs/icon-needs.ts';
import { mergeNeeds, noNeeds } from '../needs/merge-needs.ts';
import { contentSecurityPolicy } from '../needs/policy.ts';
import type { Needs } from '../needs/types.ts';
import { hasProtocol } from '../routing/url.ts';
import { wikiName } from '../routing/wiki-address.ts';
import type { PageText } from '../search/page-text.ts';
import type { PageContext } from '../theme-contract.ts';
import { type Content, emptyContent } from './content.ts';
import type { ContentServices } from './content-services.ts';
import { missingFrontmatterImages } from './frontmatter-images.ts';
import { frontmatterLinks, unsafeLinks } from './frontmatter-links.ts';
import { placeInFrontmatter } from './frontmatter-places.ts';
import { type HeadEntry, mergeHead } from './head-entries.ts';
import { leakedIncludes } from './leaked-includes.ts';
import { sealedFileSources } from './locked-images.ts';
import { createPageContext } from './page-context.ts';
import { renderContent } from './render-content.ts';
import { sidebarFragments } from './sidebar-fragment.ts';

/** What is kept of a page after its file is written. */
export interface PageReport {
  file: string;
  route: string;
  /** Ids a link may point at. */
  anchors: string[];
  /** Links within the site. */
  links: PageLink[];
  problems: Problem[];
  /** Included files, relative to the source folder. */
  dependencies: string[];
  needs: Needs;
  /** Names of icons that navigation, home blocks and the like lack. */
  missingIcons: readonly string[];
  /** Whether the page's file stays right as long as its source, the graph and the faces that it shows do. */
  reusable: boolean;
  /** Pages whose faces it shows, by route, with what stands for the face. */
  shownFaces: readonly (readonly [route: string, hash: string])[];
}

/** A finished file, and what is kept of the page. */
export interface RenderedDocument {
  html: string;
  report: PageReport;
}

/** A page whose content has been rendered. */
export interface FacedPage {
  page: Page;
  /** For its own document only; the rest says what others may have of it. */
  content: Content;
  face: Face;
  /** Files that it is made of besides its own, relative to the source folder. */
  dependencies: readonly string[];
  /** What search may find of it. */
  searchText(): PageText;
  /** Its text as HTML, for files that hold whole pages; `undefined` when it is not theirs to show. */
  article(): string | undefined;
}

/** `faces` answers what a page asks of others: one for each page, for both steps. */
export interface PageRenderer {
  /** Content, then face. */
  renderContent(page: Page, faces: FaceFinder): Promise<FacedPage>;
  /**
   * Document; of a locked page the one that everybody sees, with the open one sealed in it. `undefined` when it shows faces
   * that are not known yet: the page waits for them.
   */
  renderDocument(faced: FacedPage, faces: FaceFinder): Promise<RenderedDocument | undefined>;
  /** Shared fragments of large sidebars by output path. */
  renderFragments(): Map<string, string>;
}

export interface PageRendererOptions extends ContentServices {
  graph: PageGraph;
  /** What a generated page's layout gets. */
  dataOf(page: Page): unknown;
  /** Runs before the first paint. */
  headScript: string;
  /** Entries of every page, from the config. */
  head: readonly HeadEntry[];
}

/** What a document is made of. */
interface DocumentInput extends Pick<FacedPage, 'page' | 'content' | 'face'> {
  /** Runs before the first paint, after the theme's. */
  headScript?: string;
}

/** Reports of all pages are kept until the end: what leads elsewhere would double them. */
const mayBeDead = ({ href }: PageLink) => wikiName(href) !== undefined || !hasProtocol(href);

/** Renders pages from source to document. The one way for the build, the dev server and the check. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { config, graph, renderer } = options;
  const fragments = sidebarFragments(graph, config.root);
  /** Icon sets of the entries that pages fetch later, by sidebar. */
  const laterSets = new Map(
    graph.sidebars
      .filter(({ id }) => fragments.has(id))
      .map(({ id, items }) => [id, setsOfItems(items, renderer.icons)]),
  );
  const themeOptions = Object.fromEntries(
    graph.site.locales.map(({ path, lang }) => [path, config.theme.locale(path, lang).options]),
  );
  const { wordsPerMinute, publicFields } = config.theme;
  const faceOf = (page: Page, content?: Content) =>
    makeFace(page, content, { graph, wordsPerMinute, publicFields });
  /** For readers who have opened the page. */
  const openFaceOf = (page: Page, content?: Content) =>
    makeFace(page, content, { graph, wordsPerMinute, publicFields, unlocked: true });
  const contextOf = (page: Page, face: Face) =>
    createPageContext({ graph, page, face, themeOptions, fragments });
  /** A function of its own: made where the content is, it would keep that alive as long as a component remembers it. */
  const contextBefore = (page: Page) => () => contextOf(page, openFaceOf(page));

  /** With the icons of a sidebar that comes later, and the hosts of the icon service. */
  function allNeeds(needs: Needs, { navigation, sidebarFragment }: PageContext): Needs {
    const later = (sidebarFragment && navigation.sidebar && laterSets.get(navigation.sidebar.id)) || [];
    const all = mergeNeeds([needs, { ...noNeeds, iconSets: later }]);
    const hosts = (all.iconSets.length > 0 && config.icons.service) || [];
    return mergeNeeds([all, { ...noNeeds, sources: iconHosts(hosts) }]);
  }

  function documentOf(
    { page, content, face, headScript = '' }: DocumentInput,
    faces: FaceFinder,
  ): RenderedDocument {
    const context = contextOf(page, face);
    const input = {
      context,
      content,
      data: pageListData(graph, page) ?? options.dataOf(page),
      findFace: faces.find,
      headEntries: mergeHead(options.head, frontmatterHead(page)),
      headScript: [options.headScript, headScript].filter(Boolean).join(';'),
      resolveLink: (href: string) => options.resolveLink(page.file, href),
      ...(config.csp.meta && {
        policy: (needs: Needs) =>
          contentSecurityPolicy(allNeeds(needs, context).sources, config.csp.directives, 'meta'),
      }),
    };
    const { html, needs, anchors, missingIcons, problems } = renderer.renderPage(input);
    const written = frontmatterLinks(page, config.sourceDir);
    return {
      html,
      report: {
        ...contentReport(page, content),
        problems: [
          ...content.problems,
          ...leakedIncludes(page, content.dependencies, graph),
          ...placeInFrontmatter(problems, page, config.sourceDir),
          ...missingFrontmatterImages(page, config),
          ...unsafeLinks(page, written),
        ],
        links: [...content.links, ...written].filter(mayBeDead),
        anchors: [...anchors],
        needs: allNeeds(needs, context),
        missingIcons,
        shownFaces: [...faces.shown],
      },
    };
  }

  /** The open document, sealed in one that says what everybody may know. */
  async function lockedDocument({ page, content }: FacedPage, faces: FaceFinder): Promise<RenderedDocument> {
    const open = documentOf({ page, content, face: openFaceOf(page, content) }, faces);
    const lock = await options.seals.document(page, open.html);
    const closed = closedPage(page, config.theme.frameFields);
    const face = faceOf(closed);
    const hint = page.frontmatter.passwordHint;
    const scope = { context: contextOf(closed, face), findFace: faces.find, prefix: 'l' };
    const form = options.renderer.renderLock({ lock, hint: hint === undefined ? hint : String(hint) }, scope);
    const sources = [open.report.needs.sources, sealedFileSources(open.html)];
    const needs = mergeNeeds([form.needs, ...sources.map((one) => ({ ...noNeeds, sources: one }))]);
    const document = documentOf(
      {
        page: closed,
        content: {
          ...emptyContent(),
          ...form,
          islands: [...form.islands],
          styles: [...form.styles],
          anchors: [],
          needs,
        },
        face,
        headScript: unlockingScript,
      },
      faces,
    );
    return { html: document.html, report: { ...open.report, needs: document.report.needs, reusable: false } };
  }

  return {
    async renderContent(page, faces) {
      const content = await renderContent(options, {
        page,
        context: contextBefore(page),
        faces,
      });
      const face = faceOf(page, content);
      return {
        page,
        content,
        face,
        dependencies: content.dependencies,
        searchText: () => searchText(page, content, graph, renderer.layoutTexts(contextOf(page, face).page)),
        article: () => article(page, content, graph),
      };
    },
    renderDocument: (faced, faces) =>
      unlessMissing(faces, async () =>
        faced.page.lock ? lockedDocument(faced, faces) : documentOf(faced, faces),
      ),
    renderFragments() {
      return new Map(
        graph.sidebars.flatMap((sidebar) => {
          const path = fragments.get(sidebar.id);
          const page = graph.pages.find(({ locale }) => locale === sidebar.locale);
          const html =
            path && page && renderer.renderSidebarFragment(sidebar.items, contextOf(page, faceOf(page)));
          return path && html ? [[path, html] as const] : [];
        }),
      );
    },
  };
}

/** A document, unless a face is missing; whatever has gone wrong for want of one is no matter. */
async function unlessMissing<T>({ missing }: FaceFinder, render: () => Promise<T>): Promise<T | undefined> {
  if (missing.size > 0) return undefined;
  try {
    const document = await render();
    return missing.size > 0 ? undefined : document;
  } catch (error) {
    if (missing.size > 0) return undefined;
    throw error;
  }
}

const contentReport = (page: Page, content: Content) => ({
  file: page.file,
  route: page.route,
  problems: content.problems,
  dependencies: content.dependencies,
  reusable: !content.volatile && content.images.length === 0 && content.dependencies.length === 0,
});

const frontmatterHead = (page: Page): readonly HeadEntry[] =>
  Array.isArray(page.frontmatter.head) ? (page.frontmatter.head as HeadEntry[]) : [];
