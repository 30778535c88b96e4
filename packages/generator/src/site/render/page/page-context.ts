import type { Collection, PostCollection } from '../../../core/contracts/collections.ts';
import type { Face } from '../../../core/contracts/face.ts';
import type { PageGraph, PageNavigation } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext, PageData, ThemePageOptions } from '../../../core/contracts/theme.ts';
import type { Question } from '../../../core/ledger/facts.ts';
import { watched } from '../../../core/ledger/watched.ts';
import { withBase } from '../../../core/routing/url.ts';
import { pageNavigation } from '../../graph/navigation.ts';
import { pageCollection } from '../../graph/page-collection.ts';

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
  /** `PageData.markdown`. */
  markdown?: string;
  /** Told of all that is read and that the page's own source does not decide. */
  ask(question: Question): void;
}

/** Everything the theme may know of a page, from the graph and the page's face. */
export function createPageContext(input: PageContextInput): PageContext {
  const { graph, page, themeOptions, fragments, ask } = input;
  const own = pageCollection(graph, page);
  const seen = (one: Collection) =>
    one.type === 'post' ? watchedBlog(one, { isOwn: one === own, ask }) : one;
  const locale = graph.site.locales.find(({ path }) => path === page.locale) ?? graph.site.locales[0];
  if (!locale) throw new Error('A site has at least one locale.');
  let navigation: PageNavigation | undefined;
  const navigationOnce = () =>
    (navigation ??= watched(pageNavigation(graph, page), (of) => ask({ kind: 'around', of })));
  return {
    site: graph.site,
    locale,
    theme: watched(themeOptions[locale.path] ?? {}, (name) =>
      ask({ kind: 'options', of: `theme ${locale.path} ${name}` }),
    ),
    page: watched(pageData(input), (part) => {
      if (OF_HISTORY.has(part)) ask({ kind: 'history', of: '' });
    }),
    get collections() {
      ask({ kind: 'collections', of: '' });
      return graph.collections.filter((one) => one.locale === locale.path).map(seen);
    },
    get collection() {
      ask({ kind: 'collections', of: '' });
      return own && seen(own);
    },
    get navigation() {
      return navigationOnce();
    },
    get sidebarFragment() {
      const { sidebar } = navigationOnce();
      const fragment = sidebar && fragments.get(sidebar.id);
      return fragment && withBase(graph.site.base, fragment);
    },
    replaceAsset: input.replaceAsset,
  };
}

/** Parts of a page's data that its file's history decides; an empty name is all parts. */
const OF_HISTORY: ReadonlySet<string> = new Set([
  '',
  'updatedTime',
  'createdTime',
  'contributors',
  'changes',
]);

/** A blog that tells when its posts are looked at. What a page shows of the numbers and tags of its own is asked with `collections`. */
function watchedBlog(
  blog: PostCollection,
  { isOwn, ask }: { isOwn: boolean } & Pick<PageContextInput, 'ask'>,
): PostCollection {
  return watched(blog, (part) => {
    const tellsOfPosts =
      part === 'posts' || part === '' || (!isOwn && (part === 'tags' || part === 'counts'));
    if (tellsOfPosts) ask({ kind: 'posts', of: blog.folder });
  });
}

function pageData({ graph, page, face, markdown }: PageContextInput): PageData {
  // Names and messages of commits may tell of the text.
  const git = face.locked ? undefined : graph.git.get(page.file);
  const { title, titleId, description, headings, hasLockedParts, icon, badge, draft, readingTime } = face;
  return {
    route: page.route,
    file: page.origin ? '' : page.file,
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
    fallback: page.fallback && { source: page.fallback.route, lang: page.fallback.lang },
    ...(page.lock && !face.locked && { unlocked: page.lock.scope }),
    ...(markdown && { markdown }),
  };
}

/** `pageLayout` of the frontmatter; `doc` when there is none, `custom` for `false`. */
export function layoutOf(page: Page): string {
  const layout = page.frontmatter.pageLayout;
  if (layout === false) return 'custom';
  return typeof layout === 'string' ? layout : 'doc';
}
