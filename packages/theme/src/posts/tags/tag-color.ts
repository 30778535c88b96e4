/** Palettes in `tag-colors.css`. */
export const TAG_COLORS = 18;

/** The palette of a tag, the same wherever it stands: from the sum of its character codes in lower case. */
export function tagColor(name: string): number {
  const lower = name.toLowerCase();
  let sum = 0;
  for (let at = 0; at < lower.length; at++) sum += lower.charCodeAt(at);
  return sum % TAG_COLORS;
}

/** More than this is not counted out. */
const MAX_COUNT = 99;

/** How many posts have a tag, in few letters. */
export const countLabel = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));
