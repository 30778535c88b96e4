import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ClientData } from '../protocol.ts';
import type { PageStore } from './page-store.ts';

/** Holds what islands know of the page. */
export const PageStoreContext = createContext<PageStore | undefined>(undefined);

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
