import type { DevRendering } from './dev-rendering.ts';

/** What renders the site as it is now. */
export interface KeptRendering {
  /** Made when it is first asked for. */
  current(): Promise<DevRendering>;
  /** The same where it has been made already and works. */
  made(): Promise<DevRendering | undefined>;
  /** It is made anew when it is asked for the next time. */
  drop(): void;
}

export function keepRendering(make: () => Promise<DevRendering>): KeptRendering {
  let kept: Promise<DevRendering> | undefined;
  return {
    current() {
      const rendering = kept ?? make();
      kept = rendering;
      rendering.catch(() => {
        if (kept === rendering) kept = undefined; // The next request tries again, after the author has mended the module.
      });
      return rendering;
    },
    made: async () => kept?.catch(() => undefined),
    drop() {
      kept = undefined;
    },
  };
}
