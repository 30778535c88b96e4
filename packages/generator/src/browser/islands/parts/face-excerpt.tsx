import { useContext } from 'react';
import type { Face } from '../../../core/contracts/face.ts';
import { RenderedHtml } from './html.tsx';
import { NeedsContext } from './use-needs.ts';

/**
 * The excerpt of another page, with the style sheets, islands and hosts that it needs on this one. Nothing when the page has none.
 * Static components only.
 * @example
 * ```tsx
 * import { FaceExcerpt, useFaces } from 'bifolio/client';
 *
 * export default function LatestGuides() {
 *   const guides = useFaces({ in: '/guide/', sort: '-createTime', limit: 3 });
 *   return guides.map((guide) => <FaceExcerpt key={guide.route} face={guide} />);
 * }
 * ```
 */
export function FaceExcerpt({ face: { excerpt = '', excerptNeeds } }: { face: Face }) {
  const taker = useContext(NeedsContext);
  if (excerptNeeds) taker?.borrow(excerptNeeds);
  return <RenderedHtml html={excerpt} />;
}
