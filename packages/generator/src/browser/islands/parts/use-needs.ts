import { createContext, useContext } from 'react';
import { noNeeds } from '../../../core/needs/merge-needs.ts';
import type { BorrowedNeeds, Sources } from '../../../core/needs/types.ts';

/** Takes what components need while a page is rendered. */
export interface NeedsTaker {
  need(needed: Sources): void;
  borrow(needs: BorrowedNeeds): void;
}

/** In browsers there is none. */
export const NeedsContext = /* @__PURE__ */ createContext<NeedsTaker | undefined>(undefined);

/**
 * Has the page's content security policy allow what this component fetches from elsewhere or runs:
 * `useNeeds({ 'connect-src': ['https://api.example.org'], 'worker-src': ['blob:'], 'script-src': ["'wasm-unsafe-eval'"] })`.
 * Works in static components and in islands, while the page is built; in a browser it does nothing. Sources are origins, `blob:`,
 * `data:` where it is no script, `'wasm-unsafe-eval'` and, for styles, `'unsafe-inline'`; with others it throws.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useNeeds } from 'bifolio/client';
 *
 * export default function Weather() {
 *   useNeeds({ 'connect-src': ['https://api.example.org'] });
 *   return <button type="button" onClick={() => fetch('https://api.example.org/weather')}>Weather</button>;
 * }
 * ```
 */
export function useNeeds(needed: Sources): void {
  useContext(NeedsContext)?.need(needed);
}

/**
 * Has the page link a style sheet of the theme, by its name in `Theme.styles`, for parts of the frame that few pages have. Works while
 * the page is built; in a browser it does nothing.
 * @example
 * ```tsx
 * import { useStyleSheet } from 'bifolio/client';
 *
 * export function Banner() {
 *   useStyleSheet('banner');
 *   return <aside className="banner">Tea costs less in May.</aside>;
 * }
 * ```
 */
export function useStyleSheet(name: string): void {
  useContext(NeedsContext)?.borrow({ islands: [], styles: [name], needs: noNeeds });
}
