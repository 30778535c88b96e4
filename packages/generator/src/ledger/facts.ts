/**
 * Everything that a page may ask about what is outside its own source. A kind is added here, and answered in
 * `render/site-answers.ts`.
 */
export type Kind =
  /** Where an address leads, and the title there. */
  | 'link'
  /** All posts of the blog in a folder. */
  | 'posts'
  /** What is at a path, relative to the source folder: the content of a file, the names in a folder, or nothing. */
  | 'file'
  /** The picture that is found by the end of its path. */
  | 'picture'
  /** A module or document for browsers that is kept under a name. */
  | 'bundle'
  /** A module of the author's with all it imports: `components/Box`, `layouts/Wide`, `mdx/guide/a.mdx`; `components` are all. */
  | 'module'
  /** The address of an island's script. */
  | 'island';

/** What was asked of, and a text that stands for the answer. */
export type Fact = readonly [of: string, is: string];

/** What one text has asked while it was made, by kind. */
export interface Facts {
  /** Its source file, where relative addresses start. */
  readonly from: string;
  readonly asked: { readonly [K in Kind]?: readonly Fact[] };
}

/** A question whose answer may be known already. */
export interface Question {
  kind: Kind;
  of: string;
  is?: string;
}
