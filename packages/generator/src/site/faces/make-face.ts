import { readFileSync } from 'node:fs';
import type { PageTextInput } from '../../browser/search/page-text.ts';
import type { Face } from '../../core/contracts/face.ts';
import type { BesidePage } from '../../core/contracts/generated.ts';
import type { MarkdownResult } from '../../core/contracts/markdown.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { GitData, Page } from '../../core/contracts/page.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import type { Question } from '../../core/ledger/facts.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { describeList } from '../collections/lists/describe-list.ts';
import { readingTime } from '../content/reading-time.ts';
import type { OpenText } from '../search/locked/locked-text.ts';
import { shownText } from './shown-text.ts';

/*
 * The one place where a page's content becomes something that is said elsewhere. What a locked page keeps to itself is
 * decided here and nowhere else.
 */

/** Length of a description that is cut from the text, in characters. */
const DESCRIPTION_LENGTH = 160;

/** What of a page's content its face is made of; before it is rendered, nothing is known of it. */
export type FaceContent = Pick<
  MarkdownResult & OpenContent,
  'headings' | 'text' | 'titleId' | 'excerpt' | 'excerptNeeds' | 'lockedParts'
>;

/** Keys of the frontmatter that others may show. */
export interface PublicFields {
  /** `Theme.publicFields`. */
  publicFields?: readonly string[];
  /** `publicFields` of the config: a locked page keeps them. */
  ownFields?: readonly string[];
}

export interface FaceOptions extends PublicFields {
  graph: PageGraph;
  /** `Theme.wordsPerMinute`. */
  wordsPerMinute?: number;
  /** The page is shown to somebody who has opened it. @default false */
  unlocked?: boolean;
}

/** What others may say of a page. */
export function makeFace(page: Page, content: FaceContent | undefined, options: FaceOptions): Face {
  const { graph, unlocked = false } = options;
  const locked = !unlocked && graph.locked.has(page.route);
  const { route, locale, title, icon, badge, draft, frontmatter } = page;
  const shown = Object.entries(frontmatter).filter(([key]) => isPublic(key, locked, options));
  return {
    route,
    locale,
    title,
    icon,
    badge,
    draft,
    locked,
    tags: textsIn(frontmatter.tags),
    ...times(graph.git.get(page.file)),
    frontmatter: Object.fromEntries(shown),
    ...(locked || !content ? withoutText(page, graph) : withText(page, content, options)),
  };
}

const isPublic = (
  key: string,
  locked: boolean,
  { publicFields = [], ownFields = [] }: PublicFields,
): boolean => publicFields.includes(key) || (!locked && ownFields.includes(key));

/** A field of the frontmatter that everybody may see, as its author wrote it. */
export const publicField = (
  page: Page,
  key: string,
  options: PublicFields & { graph: PageGraph },
): unknown =>
  isPublic(key, options.graph.locked.has(page.route), options) ? page.frontmatter[key] : undefined;

/** What anybody may know of a page. */
export const publicFace = (
  page: Page,
  content: FaceContent | undefined,
  options: Omit<FaceOptions, 'unlocked'>,
): Open<Face> => new Open(makeFace(page, content, { ...options, unlocked: false }));

/** Keys of the frontmatter that shape the frame around a locked page, or that say what everybody may know. */
const FREE_KEYS = new Set([
  ...['title', 'description', 'lang', 'head', 'permalink', 'icon', 'badge', 'tags', 'createTime'],
  ...['passwordHint', 'sidebar', 'prev', 'next', 'search', 'sitemap'],
]);

/**
 * A locked page as it is shown to everybody: the form has a layout of its own, and of the frontmatter the free keys are left, with
 * those of the theme (`Theme.frameFields`).
 */
export function closedPage(page: Page, frameFields: readonly string[] = []): Page {
  const isFree = (key: string) => FREE_KEYS.has(key) || frameFields.includes(key);
  const free = Object.entries(page.frontmatter).filter(([key]) => isFree(key));
  const pageLayout = page.lock?.scope === 'site' ? 'site-locked' : 'locked';
  const hasSidebar = ['doc', 'page', undefined].includes(page.frontmatter.pageLayout as string | undefined);
  return {
    ...page,
    frontmatter: { ...(!hasSidebar && { sidebar: false }), ...Object.fromEntries(free), pageLayout },
  };
}

/** What search may read of a page; `texts` is what its layout shows of its frontmatter. */
export function searchText(
  page: Page,
  content: Pick<MarkdownResult, 'html' | 'title'>,
  { locked }: Pick<PageGraph, 'locked'>,
  texts: readonly string[],
): Open<PageTextInput> {
  const { route, title } = page;
  if (locked.has(route)) return new Open({ html: '', route, title });
  const heading = content.title && content.title !== title ? [content.title] : [];
  return new Open({ html: content.html, texts: [...heading, ...texts], route, title, ...aboutOf(page) });
}

/** By what else a page is to be found. */
const aboutOf = ({ frontmatter: { keywords, description, tags } }: Page) => ({
  keywords: textsIn(keywords),
  tags: textsIn(tags),
  ...(typeof description === 'string' && { description }),
});

const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** What a page holds for readers who have opened it, and its locked parts. */
interface OpenContent {
  html: string;
  lockedParts?: readonly { html: string; passwords: readonly string[] }[];
}

/** What search may read of a page for readers who have opened it; nothing when it is not locked. */
export function openTexts(
  page: Page,
  { html, lockedParts = [] }: OpenContent,
  texts: () => readonly string[],
): OpenText[] {
  const { route, title, lock } = page;
  const parts = lockedParts.map(({ html: part, passwords }) => ({
    source: { html: part, route, title: '' },
    part: passwords,
  }));
  return lock ? [{ source: { html, texts: texts(), route, title, ...aboutOf(page) } }, ...parts] : parts;
}

/** The page's text as HTML, for files that hold whole pages, such as feeds; `undefined` when it is not theirs to show. */
export const article = ({ route }: Page, { html }: Pick<MarkdownResult, 'html'>, { locked }: PageGraph) =>
  locked.has(route) ? undefined : html;

/** Whether everybody may find a page: whatever extensions make of pages, they make of these. */
export const isListed = ({ kind, lock, draft, fallback, frontmatter: { sitemap, search } }: Page): boolean =>
  kind !== 'generated' && !fallback && !lock && !draft && sitemap !== false && search !== false;

/** The file of a page, for extensions; `undefined` when not everybody may know all of it. */
export const textForAll = (page: Page, sourceDir: string): string | undefined =>
  isListed(page) && !page.hasLockedPart ? readFileSync(sourcePath(sourceDir, page), 'utf8') : undefined;

/** A page for files beside it, before anybody can be warned. */
export type PageBeside = Omit<BesidePage, 'warn'>;

/** What files beside a page may know of it. */
interface OpenPage {
  face: Open<Face>;
  /** Its document. */
  document: Open<string>;
  lang: string;
  graph: PageGraph;
}

/** A page for files beside it; `undefined` when it is not to have any. */
export function besidePage(
  page: Page,
  { html }: Pick<MarkdownResult, 'html'>,
  { face, document, lang, graph }: OpenPage,
  ask: (question: Question) => void,
): PageBeside | undefined {
  if (!isListed(page) || graph.locked.has(page.route)) return undefined;
  return {
    page,
    lang,
    face: face.value,
    html: () => shownText(document.value) || html,
    isListed(route) {
      const other = graph.pages[graph.routes.get(route) ?? -1];
      const is = listedAnswer(other);
      ask({ kind: 'listed', of: route, is });
      return is !== '';
    },
  };
}

/** Stands for whether everybody may find a page, and whether programs may read it; empty when nobody may find it. */
export const listedAnswer = (page: Page | undefined): string => {
  if (!page || !isListed(page)) return '';
  return page.frontmatter.machine === false ? 'for people' : 'listed';
};

const withoutText = (page: Page, graph: PageGraph) => ({
  description: givenDescription(page, graph),
  headings: [],
});

function withText(page: Page, content: FaceContent, { graph, wordsPerMinute }: FaceOptions) {
  const { text, headings, titleId, excerpt, excerptNeeds, lockedParts = [] } = content;
  return {
    titleId,
    excerpt,
    excerptNeeds,
    headings,
    ...(lockedParts.length > 0 && { hasLockedParts: true as const }),
    description: givenDescription(page, graph) || listDescription(page, graph) || beginning(text),
    readingTime: readingTime(text, wordsPerMinute),
  };
}

/** A language's first page speaks for the site. */
function givenDescription({ description, route, locale }: Page, { site }: PageGraph): string {
  const home = route === locale ? site.locales.find(({ path }) => path === locale) : undefined;
  return description || home?.description || '';
}

const listDescription = ({ list }: Page, { collections }: PageGraph) =>
  list ? beginning(describeList(collections, list)) : '';

const times = (git: GitData | undefined) => ({
  createdTime: isoTime(git?.createdTime),
  updatedTime: isoTime(git?.updatedTime),
});

const isoTime = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > DESCRIPTION_LENGTH / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`;
}
