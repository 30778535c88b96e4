/** Kinds of blocks. `meta`: a field of the frontmatter; `box`: the opening line of a container or a tab; `row`: one row of a table. */
export type BlockKind =
  | 'meta'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'p'
  | 'li'
  | 'row'
  | 'fence'
  | 'math'
  | 'html'
  | 'box';

/** A piece of a page's source that is translated as a whole. */
export interface SourceBlock {
  kind: BlockKind;
  /** First and last line of the file, from 1. */
  line: number;
  end: number;
  /** As written, without the marks of quotes around it. */
  text: string;
  /** Stands for its words: the same for other typography. 8 characters. */
  hash: string;
  /** Stands for what a translation keeps: code, links, tags and numbers. 4 characters. */
  bones: string;
}
