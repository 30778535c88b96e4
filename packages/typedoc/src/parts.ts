/** A part of a type; with `href`, a link. */
export interface LinkedPart {
  text: string;
  href?: string;
}

/** A parameter or property, as readers see it. */
export interface Field {
  name: string;
  /** Id of its element. */
  id?: string;
  type: readonly LinkedPart[];
  /** Short words: optional, read-only. */
  flags: readonly { kind: string; text: string }[];
  /** Its value when none is given. */
  usual?: { label: string; value: string };
  /** Markdown. */
  text: string;
}

/** What the block `typedoc` draws: JSON in a fence of this name. */
export type Part =
  | { kind: 'fields'; fields: readonly Field[] }
  | { kind: 'type'; label: string; type: readonly LinkedPart[] }
  /** Where `page` is mentioned, a file in the source folder. */
  | { kind: 'mentions'; page: string };
