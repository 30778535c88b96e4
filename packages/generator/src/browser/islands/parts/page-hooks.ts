import { createContext, useContext } from 'react';
import type { PageContext } from '../../../core/contracts/theme.ts';

/** Holds the page a static component is rendered for. */
export const PageReactContext = /* @__PURE__ */ createContext<PageContext | undefined>(undefined);

/**
 * Everything about the page being rendered. Static components only: it exists at build, and an island that used it
 * would have to carry the whole site to the browser. Throws in islands and outside a page.
 * @example
 * ```tsx
 * import { usePage } from 'bifolio/client';
 *
 * export default function LastEdited() {
 *   const { page } = usePage();
 *   return page.updatedTime && <time dateTime={page.updatedTime}>{page.updatedTime.slice(0, 10)}</time>;
 * }
 * ```
 */
export function usePage(): PageContext {
  const page = useContext(PageReactContext);
  if (page) return page;
  throw new Error(
    "usePage() is called without provider. It works in static components only; in a 'use client' module use useData() or take props.",
  );
}

/**
 * `usePage()` for another hook, whose name the error then says. Static components only.
 * @example
 * ```tsx
 * import { usePageFor } from 'bifolio/client';
 *
 * export const useTitle = () => usePageFor('useTitle').page.title;
 * ```
 */
export function usePageFor(hook: string): PageContext {
  const page = useContext(PageReactContext);
  if (!page)
    throw new Error(
      `${hook}() is called without provider. It works in static components only; a 'use client' module takes props.`,
    );
  return page;
}
