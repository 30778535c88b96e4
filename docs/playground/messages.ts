import type { Problem } from 'bifolio';

/** What the page asks of the worker. */
export interface Asked {
  id: number;
  source: string;
  /** BCP 47 tag. */
  lang: string;
  look: string;
  /** A CSS color; empty for the color of the look. */
  accent: string;
}

/** What the worker answers. */
export interface Answered {
  id: number;
  /** The whole page; absent when an error keeps it from being made. */
  html?: string;
  /** The style of the look. */
  css?: string;
  problems: readonly Said[];
}

/** What needs a project, or another host. */
export type Limit =
  | 'file'
  | 'image'
  | 'icon'
  | 'chart'
  | 'lock'
  | 'package'
  | 'list'
  | 'types'
  | 'style'
  | 'host';

/** A problem of the text; with a `limit`, what only a site on a disk can do, and `message` is the name of it. */
export interface Said extends Pick<Problem, 'severity' | 'code' | 'message' | 'hint' | 'line' | 'column'> {
  limit?: Limit;
}
