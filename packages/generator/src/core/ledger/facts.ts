/**
 * Everything that a page may ask about what it is made of. A kind is added here, and answered in `site/render/site-answers.ts`.
 */
export type QuestionKind =
  /** What the page's own source says of it, and whether it is locked. */
  | 'source'
  /** A group of options: `content` is what all contents have in common, `theme /en/ footer` an option of a language. */
  | 'options'
  /** Where an address leads. */
  | 'link'
  /** The title of the page where an address leads. */
  | 'title'
  /** What others may say of the page at a route. */
  | 'face'
  /** A field that others may show of a page, as its author wrote it: JSON of route and key. */
  | 'field'
  /** The address of the picture beside a page that such a field names. */
  | 'fieldImage'
  /** Which pages a query selects, given as JSON. */
  | 'query'
  /** Whether everybody may find the page at a route: it is neither locked, a draft nor unlisted. */
  | 'listed'
  /** A part of the navigation around the page: `breadcrumbs`, `sidebar`. */
  | 'around'
  /** The collections of the page's language, and its place in its own. */
  | 'collections'
  /** All posts of the blog in a folder. */
  | 'posts'
  /** The data that the page's layout gets: what a list lists, what a generated page is made of. */
  | 'data'
  /** Dates and people of the page's file. */
  | 'history'
  /** What is at a path, relative to the source folder: the content of a file, the names in a folder, or nothing. */
  | 'file'
  /** The picture that is found by the end of its path. */
  | 'picture'
  /** A module or document for browsers that is kept under a name. */
  | 'bundle'
  /** A module of the author's with all it imports: `components/Box`, `layouts/Wide`, `mdx/guide/a.mdx`; `components` are all. */
  | 'module'
  /** The addresses of an island's files. */
  | 'island';

/** What was asked of, and a text that stands for the answer. */
export type Fact = readonly [of: string, is: string];

/** Who asks: relative addresses start at the file, and navigation is that around the route. */
export interface Asker {
  file: string;
  route: string;
}

/** What one text has asked while it was made, by kind. */
export interface Facts {
  readonly from: Asker;
  readonly asked: { readonly [K in QuestionKind]?: readonly Fact[] };
}

/** A question whose answer may be known already. `of` is empty where the page itself is meant. */
export interface Question {
  kind: QuestionKind;
  of: string;
  is?: string;
}

/** Answers that nobody can give yet: faces and what is published with them, as long as contents are rendered. */
export const LATER = 'later';
