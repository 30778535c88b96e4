import { distance } from 'fastest-levenshtein';

/**
 * The candidate most like what was written, unless none is near enough to have been meant.
 * @example
 * ```ts
 * import { nearest } from 'bifolio/markdown';
 *
 * nearest('gren', ['black', 'green', 'white']); // 'green'
 * nearest('coffee', ['black', 'green', 'white']); // undefined
 * ```
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.round(written.length / 3));
  let best: { candidate: string; steps: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) > limit) continue;
    const steps = stepsBetween(written.toLowerCase(), candidate.toLowerCase());
    if (steps <= limit && steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { candidate, steps };
  }
  return best?.candidate;
}

/** Two neighbors that have changed places are one step: `prot` is `port`. */
const stepsBetween = (a: string, b: string) => (isSwapped(a, b) ? 1 : distance(a, b));

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}
