const tags = ['span', 'div', 'button'] as const;

/** An element that may stand where a link could. */
export type PlainTag = (typeof tags)[number];

/** The element that an author names, when it is one of these; else `fallback`. */
export const plainTag = (name: string | undefined, fallback: PlainTag): PlainTag =>
  tags.find((tag) => tag === name) ?? fallback;
