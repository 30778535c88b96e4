import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { PageGraph } from '../graph/types.ts';
import type { MarkdownResult, PageLink } from '../markdown/types.ts';
import { hasProtocol } from '../routing/url.ts';
import { wikiName } from '../routing/wiki-address.ts';
import type { PageContext } from '../theme-contract.ts';
import { anchorsOf } from './anchors.ts';
import type { ContentServices } from './content-services.ts';
import { contentSecurityPolicy, type InlineParts, inlineParts } from './csp.ts';
import { missingFrontmatterImages } from './frontmatter-images.ts';
import { frontmatterLinks } from './frontmatter-links.ts';
import { placeInFrontmatter } from './frontmatter-places.ts';
import { type HeadEntry, mergeHead } from './head-entries.ts';
import { setsInHtml, setsOfItems, withIconHosts } from './icon-hosts.ts';
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
  inline: InlineParts;
  /** Icon sets that readers ask the icon service for. */
  askedSets: readonly string[];
  /** Names of icons that navigation, home blocks and the like lack. */
  missingIcons: readonly string[];
  /** Whether the page's file stays right as long as its source and the graph do. */
  reusable: boolean;
}

export interface RenderedPage {
  html: string;
  report: PageReport;
}

export interface PageRenderer {
  renderPage(page: Page): Promise<RenderedPage>;
  /** Shared fragments of large sidebars by output path. */
  renderFragments(): Map<string, string>;
}

export interface PageRendererOptions extends ContentServices {
  graph: PageGraph;
  /** Runs before the first paint. */
  headScript: string;
  /** Entries of every page, from the config. */
  head: readonly HeadEntry[];
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
  const contextOf = (page: Page, content: Pick<MarkdownResult, 'headings' | 'text' | 'titleId'>) =>
    createPageContext({
      graph,
      page,
      content,
      themeOptions,
      wordsPerMinute: config.theme.wordsPerMinute,
      fragments,
    });
  const contentOf = (page: Page) =>
    renderContent(options, page, () => contextOf(page, { headings: [], text: '' }));

  function pageNeeds(html: string, { navigation, sidebarFragment }: PageContext) {
    const later = (sidebarFragment && navigation.sidebar && laterSets.get(navigation.sidebar.id)) || [];
    const inline = inlineParts(html);
    const askedSets = [...new Set([...setsInHtml(html), ...later])];
    const hosts = (askedSets.length > 0 && config.icons.service) || [];
    return { askedSets, inline: withIconHosts(inline, hosts) };
  }

  return {
    async renderPage(page) {
      const content = await contentOf(page);
      const input = {
        context: contextOf(page, content),
        content,
        headEntries: mergeHead(options.head, frontmatterHead(page)),
        headScript: options.headScript,
        resolveLink: (href: string) => options.resolveLink(page.file, href),
      };
      const { html, missingIcons, problems } = renderer.renderPage(input);
      const { askedSets, inline } = pageNeeds(html, input.context);
      const policy = config.csp.meta ? contentSecurityPolicy(inline, config.csp.directives) : undefined;
      return {
        html: policy ? renderer.renderPage({ ...input, csp: policy }).html : html,
        report: {
          ...contentReport(page, content),
          problems: [
            ...content.problems,
            ...placeInFrontmatter(problems, page, config.sourceDir),
            ...missingFrontmatterImages(page, config),
          ],
          links: [...content.links, ...frontmatterLinks(page, config.sourceDir)].filter(mayBeDead),
          anchors: anchorsOf(html),
          inline,
          askedSets,
          missingIcons,
        },
      };
    },
    renderFragments() {
      return new Map(
        graph.sidebars.flatMap((sidebar) => {
          const path = fragments.get(sidebar.id);
          const page = graph.pages.find(({ locale }) => locale === sidebar.locale);
          const html =
            path &&
            page &&
            renderer.renderSidebarFragment(sidebar.items, contextOf(page, { headings: [], text: '' }));
          return path && html ? [[path, html] as const] : [];
        }),
      );
    },
  };
}

const contentReport = (page: Page, content: MarkdownResult) => ({
  file: page.file,
  route: page.route,
  problems: content.problems,
  dependencies: content.dependencies,
  reusable: !content.volatile && content.images.length === 0 && content.dependencies.length === 0,
});

const frontmatterHead = (page: Page): readonly HeadEntry[] =>
  Array.isArray(page.frontmatter.head) ? (page.frontmatter.head as HeadEntry[]) : [];
