import type { ReactNode } from 'react';
import type { z } from 'zod';

/** An effect behind a hero. A folder of `hero-effects/` exports it from `effect.tsx`; its name is what authors write. */
export interface HeroEffect {
  /**
   * Reads `effectConfig`: defaults filled in, as `Component` takes it. Numbers whose use no limit tells say `usual`, the range that
   * is worth trying, in their `meta`.
   */
  schema: z.ZodType<object>;
  Component(props: never): ReactNode;
  /** Dark in either appearance, so that the words above it are those of the dark one. */
  isDark: boolean;
}

/** An effect from the schema of its options and the component that draws them, mostly an island. */
export function defineHeroEffect<P extends object>(
  schema: z.ZodType<P>,
  Component: (props: P) => ReactNode,
  { isDark = false } = {},
): HeroEffect {
  return { schema, Component, isDark };
}
