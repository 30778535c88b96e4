import { defineHeroEffect } from '../hero-effect.tsx';
import { Prism } from './island.tsx';
import { prismSchema } from './options.ts';

export default defineHeroEffect(prismSchema, Prism);
