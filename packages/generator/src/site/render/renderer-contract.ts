import type { ComponentType, ReactNode } from 'react';
import type { PageParts } from '../../browser/islands/parts/page-parts.tsx';
import type { RenderedTree } from '../../browser/islands/server/render-tree.tsx';
import type { FindFace } from '../../core/contracts/face.ts';
import type { IconSets } from '../../core/contracts/icons.ts';
import type { Block, ComponentCall, RenderedComponent, ResolvedLink } from '../../core/contracts/markdown.ts';
import type { SidebarItem } from '../../core/contracts/navigation.ts';
import type { LockFormProps, PageContext, PageData, ThemeServer } from '../../core/contracts/theme.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Needs } from '../../core/needs/types.ts';
import type { Picture } from '../../markdown/components/component-props.ts';
import type { MdxData } from '../../markdown/mdx/compile-mdx.ts';
import type { MdxFence } from '../../markdown/mdx/fence.ts';
import type { LeadOn } from './content/lead-on.ts';
import type { SiteComponents } from './content/site-components.ts';
import type { HeadEntry } from './head/head-entries.ts';

/** What Vite bundles for the server: the theme's server module and the author's own modules. */
export interface SiteModules {
  theme: ThemeServer;
  /** The author's `components/*.tsx`, by file name. */
  components: SiteComponents;
  /** The author's `layouts/*.tsx`, by file name. */
  layouts: SiteComponents;
  /** The author's `slots/*.tsx`, by file name. */
  slots: SiteComponents;
  /** `.mdx` pages by source file. */
  mdx: Readonly<Record<string, () => Promise<MdxModule>>>;
}

interface MdxModule {
  default: ComponentType<{ components?: Record<string, unknown> }>;
  bifolioPage: MdxData;
}

/** A content's HTML with what it needs to live. */
export interface RenderedContent {
  html: string;
  /** The heading that became the title, as it is written. */
  titleHtml?: string;
  islands: readonly string[];
  styles: readonly string[];
  needs: Needs;
  /** Ids that a link may point at. */
  anchors: readonly string[];
}

/** A document, with the names of icons that its frame lacks and what the theme says of the frontmatter. */
interface RenderedDocument {
  html: string;
  /** Of the content, the layout and the head. */
  needs: Needs;
  /** Ids in its `<main>`. */
  anchors: readonly string[];
  /** Addresses of the scripts of its islands, and of the style sheets that it links. */
  assets: readonly string[];
  missingIcons: readonly string[];
  /** Whether the layout has looked at the data of its page. */
  showsData: boolean;
  /** Places are options of the frontmatter. */
  problems: readonly Problem[];
}

/** A page, as its document is made of it. */
export interface PageInput {
  context: PageContext;
  content: RenderedContent;
  /** What a generated page has made for its layout. */
  data: unknown;
  findFace: FindFace;
  /** Of 404 pages. */
  leadOn?: LeadOn;
  headEntries: readonly HeadEntry[];
  headScript: string;
  /** What the theme shows of its own on pages of this language. */
  themeParts: Pick<PageParts, 'inserts' | 'files'>;
  /** Told of modules that authors may bring, by name: `layouts/Wide`, `components/Box`. */
  noteModule(name: string): void;
  /** Told of the islands that the document shows, by id. */
  noteIsland(id: string): void;
  /** Resolves links of the frontmatter. */
  resolveLink(href: string): ResolvedLink;
  /** Content of a `<meta>` policy, given all that the page needs; absent when the policy travels as a header only. */
  policy?(needs: Needs): string;
}

/** Renders the parts of a site with React. Holds nothing of a page after it is done. */
export interface Renderer {
  blocks: readonly Block[];
  icons?: IconSets;
  /** Tags that Markdown may use. */
  componentNames: readonly string[];
  /** What frontmatter `pageLayout` may name. */
  layoutNames: readonly string[];
  /** For `MarkdownEnvironment.renderComponent`. `undefined` for a name that nobody has defined. */
  renderComponent(call: ComponentCall, page: PageScope): RenderedComponent | undefined;
  renderMdx(file: string, page: MdxScope): Promise<RenderedMdx>;
  renderPage(input: PageInput): RenderedDocument;
  /** The form of a locked page, with what it locks. */
  renderLock(props: LockFormProps, page: PageScope): RenderedContent;
  /** What a page's layout shows of its frontmatter, as plain text. */
  layoutTexts(page: Pick<PageData, 'layout' | 'frontmatter'>): readonly string[];
  /** The shared file of a large sidebar; `undefined` when the theme has no `SidebarFragment`. */
  renderSidebarFragment(items: readonly SidebarItem[], context: PageContext): Promise<string | undefined>;
}

/** Changes the props of one component of an `.mdx` page. */
export type PrepareMdxProps = (props: Record<string, unknown>) => Record<string, unknown>;

/** An `.mdx` page's content. */
export interface RenderedMdx extends RenderedContent {
  data: MdxData;
  problems: Problem[];
}

/** What a component in a page may see, and where the ids of its islands start. */
export interface PageScope {
  context: PageContext;
  findFace: FindFace;
  /** Unique in the page: prefix of `useId` in islands. */
  prefix: string;
}

/** Renders a part of a page with what its components may ask for. */
export type RenderPart = (element: ReactNode, scope: PageScope) => RenderedTree;

/** The same for an `.mdx` page, whose links, images and fences are drawn by components. */
export interface MdxScope extends PageScope {
  resolveLink(href: string): ResolvedLink;
  resolveImage(src: string): Picture;
  /** The HTML of a fence; empty as long as it is not known. */
  renderFence(fence: MdxFence): string;
  /** Told of the pages and parts that are drawn, relative to the source folder. */
  noteSources(files: readonly string[]): void;
  /** What changes the props of components of this name before they are drawn; `undefined` for nothing. */
  preparerOf(name: string): PrepareMdxProps | undefined;
}
