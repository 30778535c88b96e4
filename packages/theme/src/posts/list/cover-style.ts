import type { CoverStyle } from '../cover/cover-options.ts';
import type { Blog } from '../use-blog.ts';

/** How a cover is shown, everything said. */
export interface CoverLook {
  layout: NonNullable<CoverStyle['layout']>;
  /** Width and height in proportion. */
  ratio: { width: number; height: number };
  /** Pixels. */
  width: number;
  compact: boolean;
  /** Whether it stands above the text of its post too. */
  page: boolean;
}

/** The post's own wishes over those of its collection over the defaults. */
export function coverLook(postCover: Blog['looks']['postCover'], own: CoverStyle = {}): CoverLook {
  const shared = typeof postCover === 'string' ? { layout: postCover } : postCover;
  const {
    layout = 'right',
    ratio = '4:3',
    width = 240,
    compact = false,
    page = true,
  } = { ...shared, ...own };
  return { layout, ratio: sides(ratio), width, compact, page };
}

/** The same above the first post of a blog: as wide as its words, and flat. */
export const leadLook = (look: CoverLook): CoverLook => ({
  ...look,
  layout: 'top',
  ratio: FLAT,
  compact: false,
});

/** The same above the text of its post: at most half as high as wide, so that the text begins in the first window. */
export const pageLook = ({ ratio, ...look }: CoverLook): CoverLook => ({
  ...look,
  ratio: ratio.width < FLAT.width * ratio.height ? FLAT : ratio,
});

const FLAT = { width: 2, height: 1 };

function sides(ratio: string | number): CoverLook['ratio'] {
  if (typeof ratio === 'number') return { width: Math.round(ratio * 1000), height: 1000 };
  const [width = 4, height = 3] = ratio.split(/[:/]/).map(Number);
  return width > 0 && height > 0 ? { width, height } : { width: 4, height: 3 };
}
