import { defineHeroEffect } from '../hero-effect.tsx';
import { Iridescence } from './island.tsx';
import { iridescenceSchema } from './options.ts';

export default defineHeroEffect(iridescenceSchema, Iridescence);
