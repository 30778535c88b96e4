/** What readers of a translation are told when its source is newer. */
export interface Behind {
  /** Passages of the source that are newer, or that the translation lacks. */
  passages: number;
  /** Route of the source, and its language tag. */
  source: string;
  lang?: string;
}
