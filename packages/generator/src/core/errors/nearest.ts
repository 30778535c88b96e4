import { distance } from 'fastest-levenshtein';

/** The candidate most like what was written, unless none is near enough to have been meant. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.round(written.length / 3));
  let best: { candidate: string; steps: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) > limit) continue;
    const steps = distance(written.toLowerCase(), candidate.toLowerCase());
    if (steps <= limit && steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { candidate, steps };
  }
  return best?.candidate;
}
