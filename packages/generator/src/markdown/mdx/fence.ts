/** Name of the component that stands for a fence in the module of an `.mdx` page. */
export const FENCE_COMPONENT = 'BifolioFence';

/** A fence of an `.mdx` page, or another part of it that is drawn as in Markdown. */
export interface MdxFence {
  /** As Markdown, with its marks. */
  source: string;
  /** Where it begins, relative to the source folder: in the page, or in a part that it imports. */
  file: string;
  line: number;
  column: number;
  /** Part of a line: what Markdown makes of it has no paragraph around it. */
  isInline?: boolean;
  /** Lines from elsewhere on the page that say what words and references of it mean. */
  definitions?: string;
}
