import type { Heading } from 'bifolio';
import type { z } from 'zod';
import { DEFAULT_LEVELS, outlineSchema } from './options.ts';

/** The headings an outline shows. What is no outline setting counts as the default, levels 2 to 3. Below a heading with a depth of its own, that counts. */
export function outlineHeadings(headings: readonly Heading[], outline: unknown): readonly Heading[] {
  const parsed = outlineSchema.safeParse(outline);
  if (parsed.data === false) return [];
  const [from, to] = levels(parsed.data);
  let above: Heading | undefined;
  return headings.filter((heading) => {
    if (above && heading.level <= above.level) above = undefined;
    const isShown = heading.level >= from && heading.level <= (above?.outline ?? to);
    if (heading.outline) above = heading;
    return isShown;
  });
}

function levels(
  outline: Exclude<z.infer<typeof outlineSchema>, false> | undefined,
): readonly [number, number] {
  if (outline === 'deep') return [2, 6];
  if (typeof outline === 'number') return [outline, outline];
  return outline ?? DEFAULT_LEVELS;
}
