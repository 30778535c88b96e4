import { createContext, useContext } from 'react';
import { SLOT_TAG } from '../protocol.ts';

/** Takes HTML and answers with a text that stands for it until the tree is assembled. What is ours has told its needs already. */
export const RawHtmlContext = /* @__PURE__ */ createContext<
  ((html: string, isOurs: boolean) => string) | undefined
>(undefined);

/**
 * HTML that is already finished, such as rendered Markdown, without an element of its own. It is trusted: escape what
 * readers or strangers wrote. Within an island it is wrapped, since React has to keep track of it there.
 * @example
 * ```tsx
 * import { renderToString } from 'katex';
 * import { Html } from 'bifolio/client';
 *
 * export default function Formula({ tex = 'E = mc^2' }: { tex?: string }) {
 *   return <Html html={renderToString(tex)} />;
 * }
 * ```
 */
export function Html({ html }: { html: string }) {
  return useHtml(html, false);
}

/** HTML that we have rendered, as `Html`; its needs and anchors were collected then, so it is not read for them again. */
export function RenderedHtml({ html }: { html: string }) {
  return useHtml(html, true);
}

function useHtml(html: string, isOurs: boolean) {
  const mark = useContext(RawHtmlContext);
  if (mark) return mark(html, isOurs);
  const Tag = SLOT_TAG;
  return <Tag dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
