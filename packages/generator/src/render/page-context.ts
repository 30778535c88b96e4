import type { Page } from '../content/page.ts';
import { readingTime } from '../content/reading-time.ts';
import { pageNavigation } from '../graph/navigation.ts';
import type { PageGraph, SiteLocale } from '../graph/types.ts';
import type { MarkdownResult } from '../markdown/types.ts';
import { withBase } from '../routing/url.ts';
import type { PageContext, PageData, ThemePageOptions } from '../theme-contract.ts';

/** Length of a description that is cut from the text, in characters. */
const DESCRIPTION_LENGTH = 160;

export interface PageContextInput {
  graph: PageGraph;
  page: Page;
  content: Pick<MarkdownResult, 'headings' | 'text' | 'titleId'>;
  /** `ThemeLocale.options` by locale path. */
  themeOptions: Readonly<Record<string, ThemePageOptions>>;
  /** `Theme.wordsPerMinute`. */
  wordsPerMinute?: number;
  /** Output path of a sidebar's shared fragment by sidebar id. */
  fragments: ReadonlyMap<string, string>;
}

/** Everything the theme may know of a page, from the graph and the page's own content. */
export function createPageContext(input: PageContextInput): PageContext {
  const { graph, page, themeOptions, fragments } = input;
  const locale = graph.site.locales.find(({ path }) => path === page.locale) ?? graph.site.locales[0];
  if (!locale) throw new Error('A site has at least one locale.');
  const navigation = pageNavigation(graph, page);
  const fragment = navigation.sidebar && fragments.get(navigation.sidebar.id);
  return {
    site: graph.site,
    locale,
    theme: themeOptions[locale.path] ?? {},
    page: pageData(input, locale),
    navigation,
    sidebarFragment: fragment && withBase(graph.site.base, fragment),
  };
}

function pageData({ graph, page, content, wordsPerMinute }: PageContextInput, locale: SiteLocale): PageData {
  const git = graph.git.get(page.file);
  return {
    route: page.route,
    file: page.file,
    title: page.title,
    titleId: content.titleId,
    description: page.description || (isHome(page) && locale.description) || excerptOf(content.text),
    layout: layoutOf(page),
    frontmatter: page.frontmatter,
    headings: content.headings,
    icon: page.icon,
    badge: page.badge,
    draft: page.draft,
    updatedTime: isoTime(git?.updatedTime),
    createdTime: isoTime(git?.createdTime),
    contributors: git?.contributors ?? [],
    changes: git?.changes ?? [],
    readingTime: readingTime(content.text, wordsPerMinute),
  };
}

/** `pageLayout` of the frontmatter; `doc` when there is none, `custom` for `false`. */
export function layoutOf(page: Page): string {
  const layout = page.frontmatter.pageLayout;
  if (layout === false) return 'custom';
  return typeof layout === 'string' ? layout : 'doc';
}

/** A language's first page speaks for the site. */
const isHome = ({ route, locale }: Page) => route === locale;

const isoTime = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > DESCRIPTION_LENGTH / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`;
}
