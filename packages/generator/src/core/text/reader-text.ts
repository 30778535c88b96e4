/** Texts of what the generator itself writes for readers. */
export interface ReaderText {
  /** Name of the list of footnotes, for screen readers. */
  footnotesLabel: string;
  /** Of the arrow behind a footnote, before the number of the place it leads to. */
  footnoteBackText: string;
  /** Name of the list of headings that `[[toc]]` makes, for screen readers. */
  tocLabel: string;
  /** Opens a folded block of code; `{count}` is the number of its lines. */
  codeMoreText: string;
  /** Folds it again. */
  codeLessText: string;
  /** Title of the pages for addresses that lead nowhere, in tabs and histories. */
  notFoundTitle: string;
  /** Of the mark at a passage whose original is newer; it leads there. */
  newerOriginalText: string;
}

/** What readers are told when the theme says nothing. */
export const readerText: ReaderText = {
  footnotesLabel: 'Footnotes',
  footnoteBackText: 'Back to reference',
  tocLabel: 'Contents',
  codeMoreText: 'Show all {count} lines',
  codeLessText: 'Show fewer lines',
  notFoundTitle: 'Page not found',
  newerOriginalText: 'The original is newer',
};
