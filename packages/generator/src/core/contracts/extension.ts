import type { Generated, ScannedSite } from './generated.ts';
import type { Block } from './markdown.ts';
import type { Page } from './page.ts';
import type { Source } from './sources/source.ts';

/**
 * `[tag, attributes, content]`, as `head` takes it in the config and in frontmatter.
 * @example
 * ```ts
 * import type { HeadEntry } from 'bifolio';
 *
 * const font: HeadEntry = ['link', { rel: 'preload', href: '/tea.woff2', as: 'font', crossorigin: true }];
 * ```
 */
export type HeadEntry = readonly [
  tag: string,
  attributes?: Record<string, string | boolean>,
  content?: string,
];

/** A page as the head of its document knows it. */
export interface HeadPage {
  /** Address without the site's base. */
  route: string;
  /** BCP 47 tag of the language. */
  lang: string;
  title: string;
  /** Name of the layout: `doc`. */
  layout: string;
  /** Readers need a password. */
  locked: boolean;
  /** The page as `generate` and `beside` know it; absent when extensions may not know its text. */
  page?: Page;
  /** A path of the site as browsers need it: with `base`, and with `hostname` when the config gives one. */
  address(path: string): string;
}

/**
 * Adds pages, files, blocks and elements of the head to a site. What several extensions add never depends on their order.
 * @example
 * ```ts
 * import type { Extension } from 'bifolio';
 *
 * export const themeColor: Extension = {
 *   name: 'theme-color',
 *   version: '1',
 *   head: () => [['meta', { name: 'theme-color', content: '#2d6a4f' }]],
 * };
 * ```
 */
export interface Extension {
  /** Unique. It is part of every message about the extension. */
  name: string;
  /** Pages are rendered again when it changes. */
  version: string;
  /** Plain data. Pages are rendered again when it changes. @default none */
  options?: unknown;
  /** Pages that are made of data. Each is read before the site is. */
  sources?: readonly Source[];
  /** Pages and files that are made of others. The site has the pages that everybody may find: none that is locked, a draft or unlisted. */
  generate?(site: ScannedSite): Generated;
  /** Syntax and components for Markdown. */
  markdown?: ExtensionMarkdown;
  /** Elements for the head of a page. Makes the same of the same page. */
  head?(page: HeadPage): readonly HeadEntry[];
}

/** What an extension adds to Markdown. */
export interface ExtensionMarkdown {
  blocks?: Block[];
  /** Absolute paths of modules by the name of their component. The site bundles its theme then. */
  components?: Record<string, string>;
}

/** Elements that extensions add to the head of a page. */
export type ExtensionHead = (page: HeadPage) => readonly HeadEntry[];
