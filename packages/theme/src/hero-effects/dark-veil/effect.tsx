import { defineHeroEffect } from '../hero-effect.tsx';
import { DarkVeil } from './island.tsx';
import { darkVeilSchema } from './options.ts';

export default defineHeroEffect(darkVeilSchema, DarkVeil, { isDark: true });
