import type { Collection, PostCollection } from '../collections/types.ts';
import type { Page } from '../content/page.ts';
import type { Face } from '../faces/types.ts';
import { pageNavigation } from '../graph/navigation.ts';
import { pageCollection } from '../graph/page-collection.ts';
import type { PageGraph } from '../graph/types.ts';
import { withBase } from '../routing/url.ts';
import type { PageContext, PageData, ThemePageOptions } from '../theme-contract.ts';

export interface PageContextInput {
  graph: PageGraph;
  page: Page;
  /** What may be said of the page around its content. */
  face: Face;
  /** `ThemeLocale.options` by locale path. */
  themeOptions: Readonly<Record<string, ThemePageOptions>>;
  /** Output path of a sidebar's shared fragment by sidebar id. */
  fragments: ReadonlyMap<string, string>;
  replaceAsset?: PageContext['replaceAsset'];
  /** A blog as the page sees it. */
  watched(blog: PostCollection): PostCollection;
}

/** Everything the theme may know of a page, from the graph and the page's face. */
export function createPageContext(input: PageContextInput): PageContext {
  const { graph, page, themeOptions, fragments } = input;
  const seen = (one: Collection) => (one.type === 'post' ? input.watched(one) : one);
  const collection = pageCollection(graph, page);
  const locale = graph.site.locales.find(({ path }) => path === page.locale) ?? graph.site.locales[0];
  if (!locale) throw new Error('A site has at least one locale.');
  const navigation = pageNavigation(graph, page);
  const fragment = navigation.sidebar && fragments.get(navigation.sidebar.id);
  return {
    site: graph.site,
    locale,
    theme: themeOptions[locale.path] ?? {},
    page: pageData(input),
    collections: graph.collections.filter((one) => one.locale === locale.path).map(seen),
    collection: collection && seen(collection),
    navigation,
    sidebarFragment: fragment && withBase(graph.site.base, fragment),
    replaceAsset: input.replaceAsset,
  };
}

function pageData({ graph, page, face }: PageContextInput): PageData {
  // Names and messages of commits may tell of the text.
  const git = face.locked ? undefined : graph.git.get(page.file);
  const { title, titleId, description, headings, hasLockedParts, icon, badge, draft, readingTime } = face;
  return {
    route: page.route,
    file: page.file,
    title,
    titleId,
    description,
    layout: layoutOf(page),
    frontmatter: page.frontmatter,
    headings,
    hasLockedParts,
    icon,
    badge,
    draft,
    updatedTime: face.updatedTime,
    createdTime: face.createdTime,
    contributors: git?.contributors ?? [],
    changes: git?.changes ?? [],
    readingTime,
    list: page.list,
    behind: graph.behind?.get(page.route),
    ...(page.lock && !face.locked && { unlocked: page.lock.scope }),
  };
}

/** `pageLayout` of the frontmatter; `doc` when there is none, `custom` for `false`. */
function layoutOf(page: Page): string {
  const layout = page.frontmatter.pageLayout;
  if (layout === false) return 'custom';
  return typeof layout === 'string' ? layout : 'doc';
}
