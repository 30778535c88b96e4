import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ResolvedLink } from '../../../core/contracts/markdown.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { BorrowedNeeds } from '../../../core/needs/types.ts';
import { isExternal, withBase } from '../../../core/routing/url.ts';
import { PageReactContext } from './page-hooks.ts';

/** A text of the theme as HTML, with what it needs on every page that shows it. */
export interface RenderedInsert extends BorrowedNeeds {
  html: string;
  /** Whether we have rendered it, so that its needs are known. */
  isOurs: boolean;
  /** Stands for the text: another one has another. */
  hash: string;
}

type Inserts = Readonly<Record<string, RenderedInsert>>;

/** What the author's folder adds to a page while it is rendered. Islands know nothing of it. */
export interface PageParts {
  /** `slots/<name>.tsx` by slot name. */
  slots: Readonly<Record<string, ComponentType>>;
  /** The heading that became the page's title, as its author wrote it. */
  heading?: ReactNode;
  /** A component that Markdown knows by this name; the page then links its style sheet. */
  component(name: string): ComponentType<Record<string, unknown>> | undefined;
  /** The address of a route, `.md` file or any other link of this page's frontmatter. */
  resolveLink(href: string): ResolvedLink;
  /** Texts of the theme by name. @default none */
  inserts?: Inserts;
  /** Addresses of the files of packages that the theme has published, by their names. @default none */
  files?: ReadonlyMap<string, string>;
  /** Tells the author what is wrong with the page's frontmatter; `option` finds the place. Without it, it is thrown. */
  report?(problem: Problem): void;
}

/** Holds the parts of the page that is being rendered. */
export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | undefined>(undefined);

/**
 * A place that authors can fill with `slots/<name>.tsx`. Until then it shows its children. Static components only.
 * @example
 * ```tsx
 * import { Slot } from 'bifolio/client';
 *
 * export default function Legal() {
 *   return (
 *     <Slot name="legal">
 *       <p>All rights reserved.</p>
 *     </Slot>
 *   );
 * }
 * ```
 */
export function Slot({ name, children }: { name: string; children?: ReactNode }) {
  const Fill = useContext(PagePartsContext)?.slots[name];
  return Fill ? <Fill /> : children;
}

/**
 * The first heading of the page's text as it is written, with code, emphasis and components; without one, the title. Put it into
 * the `<h1>` of a layout, which gets `page.titleId` as its id.
 * @example
 * ```tsx
 * import type { LayoutProps } from 'bifolio';
 * import { useHeading, usePage } from 'bifolio/client';
 *
 * export default function Plain({ children }: LayoutProps) {
 *   const heading = useHeading();
 *   return (
 *     <article>
 *       <h1 id={usePage().page.titleId}>{heading}</h1>
 *       {children}
 *     </article>
 *   );
 * }
 * ```
 */
export function useHeading(): ReactNode {
  const title = useContext(PageReactContext)?.page.title;
  return useContext(PagePartsContext)?.heading ?? title;
}

/**
 * Whether the author fills the slot, for elements that exist only around one.
 * @example
 * ```tsx
 * import { Slot, useHasSlot } from 'bifolio/client';
 *
 * export default function Promotion() {
 *   return useHasSlot('promotion') && <aside><Slot name="promotion" /></aside>;
 * }
 * ```
 */
export function useHasSlot(name: string): boolean {
  return useContext(PagePartsContext)?.slots[name] !== undefined;
}

/**
 * A component by the name Markdown uses, the author's or the theme's. `undefined` when there is none. In layouts, slots and overrides; in
 * the text of a page, import the component.
 * @example
 * ```tsx
 * import type { LayoutProps } from 'bifolio';
 * import { useComponent } from 'bifolio/client';
 *
 * export default function News({ children }: LayoutProps) {
 *   const Badge = useComponent('Badge');
 *   return (
 *     <main>
 *       {Badge && <Badge type="tip" text="new" />}
 *       {children}
 *     </main>
 *   );
 * }
 * ```
 */
export function useComponent(name: string): ComponentType<Record<string, unknown>> | undefined {
  return useContext(PagePartsContext)?.component(name);
}

/**
 * Resolves links that stand in frontmatter: routes, `.md` files, addresses. In a page's content, routes only.
 * @example
 * ```tsx
 * import { useResolveLink } from 'bifolio/client';
 *
 * export default function StartButton() {
 *   const { href } = useResolveLink()('/guide/intro/');
 *   return <a href={href}>Start</a>;
 * }
 * ```
 */
export function useResolveLink(): (href: string) => ResolvedLink {
  const parts = useContext(PagePartsContext);
  const base = useContext(PageReactContext)?.site.base ?? '/';
  return parts?.resolveLink ?? ((href) => ({ href: withBase(base, href), external: isExternal(href) }));
}

/**
 * Tells the author what is wrong with the frontmatter of the page that is being rendered. In a page's content, none.
 * @example
 * ```tsx
 * import { usePage, useReport } from 'bifolio/client';
 *
 * export default function Difficulty() {
 *   const report = useReport();
 *   const { difficulty } = usePage().page.frontmatter;
 *   if (typeof difficulty === 'number' && difficulty > 5)
 *     report?.({
 *       severity: 'warning',
 *       code: 'recipes/difficulty',
 *       message: `Invalid difficulty ${difficulty}.`,
 *       hint: 'Use a number from 1 to 5.',
 *       option: ['difficulty'],
 *     });
 *   return typeof difficulty === 'number' && <p>Difficulty: {difficulty}</p>;
 * }
 * ```
 */
export function useReport(): PageParts['report'] {
  return useContext(PagePartsContext)?.report;
}

/**
 * The address of a file that the theme names in `files`: `artalk/dist/Artalk.mjs`. `undefined` when its package isn't installed.
 * @example
 * ```tsx
 * import { useFile } from 'bifolio/client';
 *
 * export default function Player() {
 *   const script = useFile('hls.js/dist/hls.min.js');
 *   return script && <video data-library={script} controls />;
 * }
 * ```
 */
export function useFile(name: string): string | undefined {
  return useContext(PagePartsContext)?.files?.get(name);
}
