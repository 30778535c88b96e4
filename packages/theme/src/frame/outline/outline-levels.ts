import type { Heading } from 'bifolio';
import { DEFAULT_LEVELS, outlineSchema } from './options.ts';

/** The headings an outline shows. What is no outline setting counts as the default, levels 2 to 3. Below a heading with a depth of its own, that counts. */
export function outlineHeadings(headings: readonly Heading[], outline: unknown): readonly Heading[] {
  const [from, to] = outlineLevels(outline);
  let above: Heading | undefined;
  return headings.filter((heading) => {
    if (above && heading.level <= above.level) above = undefined;
    const isShown = heading.level >= from && heading.level <= (above?.outline ?? to);
    if (heading.outline) above = heading;
    return isShown;
  });
}

type Levels = readonly [number, number];

/** Thousands of pages ask for those of the theme, several times each. */
const known = new WeakMap<object, Levels>();

/** The first and the last level of a setting; none for `false`. */
export function outlineLevels(outline: unknown): Levels {
  if (typeof outline !== 'object' || !outline) return readLevels(outline);
  const levels = known.get(outline) ?? readLevels(outline);
  known.set(outline, levels);
  return levels;
}

function readLevels(outline: unknown): Levels {
  const { data = DEFAULT_LEVELS } = outlineSchema.safeParse(outline);
  if (data === false) return [7, 0];
  if (data === 'deep') return [2, 6];
  return typeof data === 'number' ? [data, data] : data;
}
