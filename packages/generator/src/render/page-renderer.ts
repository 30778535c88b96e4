import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { PageGraph } from '../graph/types.ts';
import type { MarkdownResult, PageLink } from '../markdown/types.ts';
import { iconHosts, setsOfItems } from '../needs/icon-needs.ts';
import { mergeNeeds, noNeeds } from '../needs/merge-needs.ts';
import { contentSecurityPolicy } from '../needs/policy.ts';
import type { Needs } from '../needs/types.ts';
import { hasProtocol } from '../routing/url.ts';
import { wikiName } from '../routing/wiki-address.ts';
import type { PageContext } from '../theme-contract.ts';
import type { ContentServices } from './content-services.ts';
import { missingFrontmatterImages } from './frontmatter-images.ts';
import { frontmatterLinks } from './frontmatter-links.ts';
import { placeInFrontmatter } from './frontmatter-places.ts';
import { type HeadEntry, mergeHead } from './head-entries.ts';
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

  /** With the icons of a sidebar that comes later, and the hosts of the icon service. */
  function allNeeds(needs: Needs, { navigation, sidebarFragment }: PageContext): Needs {
    const later = (sidebarFragment && navigation.sidebar && laterSets.get(navigation.sidebar.id)) || [];
    const all = mergeNeeds([needs, { ...noNeeds, iconSets: later }]);
    const hosts = (all.iconSets.length > 0 && config.icons.service) || [];
    return mergeNeeds([all, { ...noNeeds, sources: iconHosts(hosts) }]);
  }

  return {
    async renderPage(page) {
      const content = await contentOf(page);
      const context = contextOf(page, content);
      const input = {
        context,
        content,
        headEntries: mergeHead(options.head, frontmatterHead(page)),
        headScript: options.headScript,
        resolveLink: (href: string) => options.resolveLink(page.file, href),
        ...(config.csp.meta && {
          policy: (needs: Needs) =>
            contentSecurityPolicy(allNeeds(needs, context).sources, config.csp.directives),
        }),
      };
      const { html, needs, anchors, missingIcons, problems } = renderer.renderPage(input);
      return {
        html,
        report: {
          ...contentReport(page, content),
          problems: [
            ...content.problems,
            ...placeInFrontmatter(problems, page, config.sourceDir),
            ...missingFrontmatterImages(page, config),
          ],
          links: [...content.links, ...frontmatterLinks(page, config.sourceDir)].filter(mayBeDead),
          anchors: [...anchors],
          needs: allNeeds(needs, context),
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
