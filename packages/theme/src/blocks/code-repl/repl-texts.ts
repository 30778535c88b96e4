import type { RunFailure } from './services/run-types.ts';

/** The words of a runner in the page's language. */
export interface ReplTexts
  extends Record<
    'run' | 'stop' | 'edit' | 'reset' | 'close' | 'fetching' | 'loading' | 'output' | 'empty' | 'stopped',
    string
  > {
  failures: Record<RunFailure, string>;
}
