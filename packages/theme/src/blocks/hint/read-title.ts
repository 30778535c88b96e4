/** What stands behind the name of a hint. */
export interface WrittenTitle {
  /** Inline Markdown; empty for the word of the language. */
  title: string;
  /** `{no-title}`: neither. */
  noTitle: boolean;
  /** `{open}`: a disclosure begins open. */
  isOpen: boolean;
  id?: string;
  /** Of `{.a .b}`. */
  classes: readonly string[];
}

const MARKS = /\s*\{((?:\s*(?:open|no-title|[#.][^\s{}#.]+|[\w-]+="[^"{}]*"))+)\s*\}\s*$/;
/** As Docusaurus and Starlight write it. */
const BRACKETED = /^\[(.*)\]$/s;

/** Reads `Title {#id .class}`, `{no-title}`, and with `isBracketed` the title in `[…]`. Attributes such as Starlight's `icon="…"` say nothing here. */
export function readTitle(info: string, isBracketed: boolean): WrittenTitle {
  const marks: readonly string[] = MARKS.exec(info)?.[1]?.match(/[\w-]+="[^"]*"|[#.]?[^\s{}#.]+/g) ?? [];
  const text = info.replace(MARKS, '').trim();
  return {
    title: (isBracketed && BRACKETED.exec(text)?.[1]) || text,
    noTitle: marks.includes('no-title'),
    isOpen: marks.includes('open'),
    id: marks.find((mark) => mark.startsWith('#'))?.slice(1),
    classes: marks.flatMap((mark) => (mark.startsWith('.') ? mark.slice(1) : [])),
  };
}
