import type { SearchText } from '../../text/text.ts';

/** What the button that opens search hands on to the dialog. */
export interface SearchProps {
  text: SearchText;
  /** Where a reader reports what is missing. */
  report?: string | undefined;
  /** Number of searches that are offered again. */
  recent: number;
  /** Whether `/` opens it, unless the reader has switched that off. */
  slashKey: boolean;
}
