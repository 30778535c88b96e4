import { SLUGS, type SlugStyle } from './slug-styles.ts';

/** A heading that asks for an id. */
export interface NamedHeading {
  /** The id that its author wrote. */
  own?: string | null;
  /** Its words, without marks. */
  words: string;
  /** As it stands in Markdown. @default its words */
  written?: string;
}

/**
 * The ids of a page's headings, in their order and each once. Those that authors wrote come first; what is taken already gets a
 * number. `taken`: the ids of parts around them.
 */
export function headingIds(
  headings: readonly NamedHeading[],
  style: SlugStyle = 'bifolio',
  taken: readonly string[] = [],
): string[] {
  const unique = createIds(style, taken);
  const own = headings.map(({ own: id }) => (id ? unique(id) : undefined));
  const { slug } = SLUGS[style];
  return headings.map(({ words, written = words }, index) => own[index] ?? unique(slug(words, written)));
}

/** Gives out ids that are unique in one page. */
function createIds(style: SlugStyle, taken: readonly string[]): (id: string) => string {
  const { next = (id: string, count: number) => `${id}-${count}` } = SLUGS[style];
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (id) => {
    let found = id;
    let count = counts.get(id) ?? 0;
    while (!found || used.has(found)) found = next(id, ++count);
    counts.set(id, count);
    used.add(found);
    return found;
  };
}
