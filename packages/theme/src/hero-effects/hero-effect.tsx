import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';
import { checkFields, type Report } from '../home/check-fields.ts';

/** An effect behind a hero. A folder of `hero-effects/` exports it from `effect.tsx`; its name is what authors write. */
export interface HeroEffect {
  /** `where` is for errors: `config[0].effectConfig`. */
  element(config: unknown, where: string, report?: Report): ReactElement;
  /** Dark in either appearance, so that the words above it are those of the dark one. */
  isDark: boolean;
}

/** An effect from the schema of its options and the component that draws it, mostly an island. */
export function defineHeroEffect<P extends object>(
  schema: z.ZodType<P>,
  Component: ComponentType<P>,
  { isDark = false } = {},
): HeroEffect {
  return {
    isDark,
    element: (config, where, report) => <Component {...checkFields(schema, config, { where }, report)} />,
  };
}
