import type { ReaderText } from '../../text/reader-text.ts';

/** What screen readers are told of footnotes when the theme says nothing. */
export const footnoteText: ReaderText = {
  footnotesLabel: 'Footnotes',
  footnoteBackText: 'Back to reference',
};
