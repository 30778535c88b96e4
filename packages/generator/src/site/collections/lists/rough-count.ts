/** From here on, only the hundreds are told. */
const LARGE = 1000;

/**
 * How much there is of something, as every list of a blog shows it: `42`, `1200+`. Large numbers are rounded down, so that a new
 * post does not change all lists of a large blog.
 */
export const roughCount = (count: number): string =>
  count < LARGE ? String(count) : `${Math.floor(count / 100)}00+`;
