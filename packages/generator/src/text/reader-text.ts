/** Texts of what the generator itself writes for readers. */
export interface ReaderText {
  /** Name of the list of footnotes, for screen readers. */
  footnotesLabel: string;
  /** Of the arrow behind a footnote, before the number of the place it leads to. */
  footnoteBackText: string;
}
