/** `@bifolio/theme/hero-effects`: what moves behind a hero, for islands of authors. */

import type { HeroEffect } from './hero-effects/hero-effect.tsx';
import { folderOf } from './modules/module-folders.ts';

export type { HeroEffect };

const modules = import.meta.glob<HeroEffect>(['./hero-effects/*/effect.tsx', './hero-effects/*/effect.js'], {
  import: 'default',
});

/** Fetches an effect, by its name. */
export const heroEffects: Readonly<Record<string, () => Promise<HeroEffect>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [folderOf(path), load]),
);
