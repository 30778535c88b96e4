import { createContext, useContext } from 'react';
import { SLOT_TAG } from './protocol.ts';

/** Takes HTML and answers with a text that stands for it until the tree is assembled. */
export const RawHtmlContext = createContext<((html: string) => string) | undefined>(undefined);

/**
 * HTML that is already finished, such as rendered Markdown, without an element of its own. It is trusted: escape what
 * readers or strangers wrote. Within an island it is wrapped, since React has to keep track of it there.
 */
export function Html({ html }: { html: string }) {
  const mark = useContext(RawHtmlContext);
  if (mark) return mark(html);
  const Tag = SLOT_TAG;
  return <Tag dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
