import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { ClientData } from '../protocol.ts';
import type { PageStore } from './page-store.ts';

/** Holds the page a static component is rendered for. */
export const PageReactContext = createContext<PageContext | undefined>(undefined);

/** Holds what islands know of the page. */
export const PageStoreContext = createContext<PageStore | undefined>(undefined);

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

/**
 * What an island may know of the page; follows client-side navigation. Throws outside a page.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useData } from 'bifolio/client';
 *
 * export default function ReportError() {
 *   const { route } = useData();
 *   return <a href={`mailto:docs@example.org?subject=${encodeURIComponent(route)}`}>Report an error</a>;
 * }
 * ```
 */
export function useData(): ClientData {
  return usePageStore('useData', (data) => data);
}

/**
 * Address of the current page without the site's base: `/en/guide/intro/`.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useRoute } from 'bifolio/client';
 *
 * export default function ThisPage() {
 *   return <code>{useRoute()}</code>;
 * }
 * ```
 */
export function useRoute(): string {
  return usePageStore('useRoute', (data) => data.route);
}

/**
 * Language of the current page as a BCP 47 tag: `zh-CN`.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useLang } from 'bifolio/client';
 *
 * export default function Stars({ count = 1200 }: { count?: number }) {
 *   return <b>{count.toLocaleString(useLang())}</b>;
 * }
 * ```
 */
export function useLang(): string {
  return usePageStore('useLang', (data) => data.lang);
}

function usePageStore<T>(hook: string, select: (data: ClientData) => T): T {
  const store = useContext(PageStoreContext);
  if (!store)
    throw new Error(`${hook}() is called without provider. It works in what is rendered for a page only.`);
  const get = () => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
