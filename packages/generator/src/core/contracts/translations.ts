/** What readers of a translation are told when its source is newer. */
export interface Behind {
  /** Passages of the source that are newer, or that the translation lacks. */
  passages: number;
  /** Route of the source, and its language tag. */
  source: string;
  lang?: string;
  /** Where they are in the text, without those in the frontmatter. */
  places: readonly PassagePlace[];
}

/** The place of a passage in the HTML of its page, which knows no lines. */
export interface PassagePlace {
  /** How many headings, the title aside, come before it; its own number if it is one. */
  heading: number;
  element: 'heading' | 'p' | 'li' | 'tr' | 'pre';
  /** From 1, among those elements since the heading. */
  nth: number;
  /** How many headings of the source come before its original, or are it. */
  sourceHeading: number;
}
