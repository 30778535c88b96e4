import { defineHeroEffect } from '../hero-effect.tsx';
import { DotGrid } from './island.tsx';
import { dotGridSchema } from './options.ts';

export default defineHeroEffect(dotGridSchema, DotGrid);
