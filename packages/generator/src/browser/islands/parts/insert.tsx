import { useContext } from 'react';
import { Html, RenderedHtml } from './html.tsx';
import { PagePartsContext, type RenderedInsert } from './page-parts.tsx';
import { NeedsContext } from './use-needs.ts';

/**
 * A text that the theme has given the generator to render (`ThemeLocale.inserts`); `undefined` when there is none.
 * @example
 * ```tsx
 * import { Insert, useInsert } from 'bifolio/client';
 *
 * export function Notice() {
 *   const notice = useInsert('notice');
 *   return notice && <aside data-notice={notice.hash}><Insert name="notice" /></aside>;
 * }
 * ```
 */
export function useInsert(name: string): Pick<RenderedInsert, 'hash'> | undefined {
  return useContext(PagePartsContext)?.inserts?.[name];
}

/**
 * The text itself, with the style sheets, islands and hosts that it needs. Static components only.
 * @example
 * ```tsx
 * import { Insert } from 'bifolio/client';
 *
 * export const Imprint = () => <footer><Insert name="imprint" /></footer>;
 * ```
 */
export function Insert({ name }: { name: string }) {
  const insert = useContext(PagePartsContext)?.inserts?.[name];
  const taker = useContext(NeedsContext);
  if (!insert) return null;
  taker?.borrow(insert);
  return insert.isOurs ? <RenderedHtml html={insert.html} /> : <Html html={insert.html} />;
}
