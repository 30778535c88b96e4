import { folderOf } from '../modules/module-folders.ts';
import type { HeroEffect } from './hero-effect.tsx';

/** What a `hero` shows when neither an effect nor a background is chosen. */
export const DEFAULT_EFFECT = 'tint-plate';

const modules = import.meta.glob<HeroEffect>(['./*/effect.tsx', './*/effect.js'], {
  eager: true,
  import: 'default',
});

/** The effects by name. A folder is found by being there. */
export const effectTypes: ReadonlyMap<string, HeroEffect> = new Map(
  Object.entries(modules).map(([path, effect]) => [folderOf(path), effect]),
);
