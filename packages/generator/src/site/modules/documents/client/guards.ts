/** Global functions that the code of documents calls, see `guard-code.ts`. */
export const LOOP = '__bifolioLoop';
export const FAIL = '__bifolioFail';
export const TRY = '__bifolioTry';

const MOST_MS = 2000;

/** Makes loops throw that have kept the browser from everything else for two seconds, and tells each error once. */
export function installGuards(tell: (error: unknown) => void): void {
  let since = 0;
  let last: unknown;
  const begin = () => {
    since = performance.now();
    // Runs once the loop has let go.
    setTimeout(() => {
      since = 0;
    });
  };
  const fail = (error: unknown) => {
    if (error !== last) tell(error);
    last = error;
    return error;
  };
  Object.assign(window, {
    [FAIL]: fail,
    [LOOP]() {
      if (since === 0) begin();
      else if (performance.now() - since > MOST_MS)
        throw new Error('A loop ran for 2 seconds and was stopped.');
    },
    [TRY](run: () => unknown) {
      try {
        return run();
      } catch (error) {
        throw fail(error);
      }
    },
  });
}
