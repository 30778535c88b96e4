/** Name of the component that stands for a fence in the module of an `.mdx` page. */
export const FENCE_COMPONENT = 'BifolioFence';

/** A fence of an `.mdx` page, which is drawn like those of Markdown. */
export interface MdxFence {
  /** With its marks. */
  source: string;
  /** Where it begins, relative to the source folder: in the page, or in a part that it imports. */
  file: string;
  line: number;
  column: number;
}
