/** The engine's own limit. It stands in memory once, in the variable that holds it. */
const OWN_LIMIT = 10_000_000;
/** 1,100 files in 20 languages are colored the same with 5,000. */
const MOST_STEPS = 100_000;

/**
 * Makes Oniguruma give up a match after fewer backtracking steps: with its own limit a line of 120 characters may take seconds. Returns
 * false for an engine whose limit is not found. Shiki's build of the engine does not export `onig_set_retry_limit_in_match`.
 */
export function limitSteps({ exports }: WebAssembly.Instance): boolean {
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) return false;
  const words = new Uint32Array(memory.buffer);
  const place = words.indexOf(OWN_LIMIT);
  if (place === -1 || words.indexOf(OWN_LIMIT, place + 1) !== -1) return false;
  words[place] = MOST_STEPS;
  return true;
}
