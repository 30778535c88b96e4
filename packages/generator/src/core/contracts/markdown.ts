import type MarkdownIt from 'markdown-it';
import type { z } from 'zod';
import type { Problem } from '../errors/bifolio-error.ts';
import type { FindInstalled } from '../files/find-installed.ts';
import type { Question } from '../ledger/facts.ts';
import type { PublishedFile } from '../ledger/published-file.ts';
import type { BorrowedNeeds, Needs } from '../needs/types.ts';
import type { OptionSchemas } from '../schemas/option-schemas.ts';
import type { TagAttributes } from '../text/attributes.ts';
import type { ReaderText } from '../text/reader-text.ts';
import type { DrawnPicture, FenceClaim, PartToLock, PictureToDraw, SettlingPage } from './block.ts';
import type { SealedLock } from './lock.ts';
import type { Heading } from './page.ts';

/** A link as found in a page, for the dead-link report and the cache. */
export interface PageLink {
  /** As the page itself would write it. */
  href: string;
  /** As the author of an included file wrote it, where that differs. */
  written?: string;
  /** As it stands in the HTML. */
  resolved: string;
  /** Title of the target page, when the link's text was taken from it. */
  title?: string;
  /** Set when the link stands in a file that the page includes. */
  file?: string;
  line: number;
  column?: number;
}

/** An image of a page. */
export interface PageImage {
  /** As the author wrote it. */
  src: string;
  resolved: string;
  /** Set when the image stands in a file that the page includes. */
  file?: string;
  line: number;
  column?: number;
}

/** What comes out of one page's Markdown. Plain data: it is what the cache stores. */
export interface MarkdownResult {
  html: string;
  /** Text of the first `# heading`, which is taken out of `html` when `hoistTitle` is on. */
  title?: string;
  /** That heading as it is written, as HTML without its element. */
  titleHtml?: string;
  /** Id of that heading, so that links to it still lead there. */
  titleId?: string;
  /** HTML before `<!-- more -->` without its headings, for lists of pages. */
  excerpt?: string;
  /** What the excerpt brings along to other pages. */
  excerptNeeds?: BorrowedNeeds;
  headings: Heading[];
  links: PageLink[];
  images: PageImage[];
  /** Ids of the island modules the HTML refers to, in order of first use. */
  islands: string[];
  /** Names of the style sheets the HTML needs besides the base one: `tabs`, `hint`. */
  styles: string[];
  /** What the HTML needs of the policy, of the icon service and of the head. */
  needs: Needs;
  /** Ids that a link may point at, in order. */
  anchors: string[];
  /** Plain text for search, reading time and descriptions: no markup, no code marks. */
  text: string;
  /** Files other than the page itself whose change changes the result, relative to the source folder. */
  dependencies: string[];
  /** Those among them that only code on the page imports: demos, and blocks with types. */
  imported: string[];
  problems: Problem[];
  /** Says something that no question tells, so it is rendered in every build. */
  volatile?: true;
}

/** Code blocks of a page as they were rendered before, so that a page whose text alone has changed needs no grammar. */
export interface RenderedCode {
  /** HTML of the block with this key, from the last time. */
  known(key: string): string | undefined;
  /** Told of each block of the page that may be known next time. */
  remember(key: string, html: string): void;
}

/** What the page's surroundings answer while its Markdown is rendered. */
export interface MarkdownEnvironment {
  /** Source file relative to the source folder; where relative links and problems point. */
  file: string;
  /** The source folder, absolute. Includes and images may not leave `root` (the project folder). */
  sourceDir: string;
  root: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** What the generator writes for readers. @default English */
  text?: ReaderText;
  /** First line of the body in the file, so that problems name lines of the file. @default 1 */
  lineOffset?: number;
  /** Whether the text stands on pages of others, where its headings get no ids: those are the pages' own. @default false */
  isInsert?: boolean;
  resolveLink(href: string): ResolvedLink;
  /** It is locked: nothing of it may be kept on disk. @default false */
  isSecret?: boolean;
  /** Set for a part of a page that is rendered by itself and shown in the page. */
  part?: PartOfPage;
  /** Those of the page around a text that is drawn by itself, for `[[toc]]`. @default its own */
  headings?: readonly Heading[];
  /** A file of a package that the site or its theme has installed. @default no package is */
  findInstalled?: FindInstalled;
  /** May read the file; called once per distinct `src`. */
  resolveImage(src: string): Promise<ResolvedImage>;
  /** Code blocks that need not be rendered again. @default none */
  renderedCode?: RenderedCode;
  /** Draws pictures in a browser. @default readers' browsers draw */
  draw?(picture: PictureToDraw, options: { isSecret: boolean }): Promise<DrawnPicture>;
  /** Renders a part of the page by itself and encrypts it. @default parts cannot be locked */
  lockPart?(part: PartToLock): Promise<LockedPart>;
  /** `undefined` when no component has that name: the tag then stays text and is reported. */
  renderComponent?(call: ComponentCall): RenderedComponent | undefined;
}

/** How a part of a page keeps its ids apart from those around it. */
export interface PartOfPage {
  /** Which part of the page it is, from 0. */
  index: number;
  /** Ids of the page's headings. */
  takenIds: readonly string[];
}

/** A part that is encrypted, with what the page around it has to provide. */
export interface LockedPart {
  lock: SealedLock;
  content: Pick<
    MarkdownResult,
    | 'headings'
    | 'links'
    | 'islands'
    | 'styles'
    | 'needs'
    | 'anchors'
    | 'dependencies'
    | 'imported'
    | 'problems'
  >;
}

/** Where a link leads. */
export interface ResolvedLink {
  href: string;
  external: boolean;
  /** Whether there is a page. */
  isPage?: boolean;
  /** Title of the target page, used when the link's text is empty. */
  title?: string;
  /** Source file of the target page, relative to the source folder; generated pages have none. */
  file?: string;
  problem?: { code: string; message: string; hint?: string };
}

/** An image as pages show it. */
export interface ResolvedImage {
  src: string;
  /** Pixels; both or neither. */
  width?: number;
  height?: number;
  /** Files that it was made of: the page depends on them. Absolute. */
  inputs?: readonly string[];
  /** What the answer depends on. */
  questions?: readonly Question[];
  /** What was put into the output for it. */
  published?: readonly PublishedFile[];
  /** Nobody can tell later whether the answer would be the same. */
  isUnsure?: boolean;
  problem?: { severity?: 'error' | 'warning'; code: string; message: string; hint?: string };
}

/** A component tag in Markdown, its children rendered already. */
export interface ComponentCall {
  name: string;
  /** Attribute values: text, `true` for a bare attribute, parsed JSON for `{...}`. Kebab-case becomes camelCase. */
  props: Record<string, unknown>;
  /** Inner HTML, or `undefined` for a self-closing or empty tag. */
  children?: string;
  /** More inner HTML by name, for blocks with several slots. */
  slots?: Record<string, string>;
  /** Whether the tag stands alone as a block or within a line of text. */
  block: boolean;
  line: number;
}

/** A component of a page as HTML, with what it needs. */
export interface RenderedComponent {
  html: string;
  islands: string[];
  styles: string[];
  /** @default none */
  needs?: Needs;
  /** Ids that a link may point at. @default none */
  anchors?: readonly string[];
  /** What it could not find, such as an icon; reported with the place of the component. */
  problems?: readonly Problem[];
}

/**
 * What a block brings to Markdown: one folder of the theme or of the author. See `defineBlock`. An option of `markdown` with the
 * block's name that is `false` leaves all of it out.
 */
export interface Block<Options extends OptionSchemas = OptionSchemas> {
  /** Kebab-case; also the name of its style sheet. */
  name: string;
  /** Fences that are the block's own, and the components that stand in their place. */
  fences?: FenceClaim | readonly FenceClaim[];
  /** The attributes of its components, as tags have them; others are reported. @default any */
  tags?: readonly TagAttributes[];
  /**
   * What it reads of `markdown` in the config: schemas by key. A theme hands those of its blocks to the config too
   * (`Theme.markdown`), which checks them.
   */
  options?: Options;
  /** Install the rules on a fresh markdown-it. Called once per renderer. `options` is what its schemas make of what the author wrote. */
  setup?(md: MarkdownIt, options: z.output<z.ZodObject<Options>>): void;
  /**
   * What takes time, such as reading files: called for each page when its Markdown is parsed, before anything is rendered. It may
   * change the props of components and the tokens. Components that are written in `.mdx` are not among them, those of fences are.
   */
  settle?(page: SettlingPage, options: z.output<z.ZodObject<Options>>): void | Promise<void>;
}

/**
 * The block unchanged, typed for editors. Register with `markdown.blocks` or as `blocks/<name>/block.ts` of a theme.
 * @example
 * ```ts
 * import { defineBlock } from 'bifolio';
 *
 * export default defineBlock({ name: 'no-images', setup: (md) => void md.disable('image') });
 * ```
 */
export function defineBlock<Options extends OptionSchemas = Record<never, never>>(
  block: Block<Options>,
): Block<Options> {
  return block;
}
