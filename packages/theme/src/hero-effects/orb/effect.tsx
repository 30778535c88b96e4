import { defineHeroEffect } from '../hero-effect.tsx';
import { Orb } from './island.tsx';
import { orbSchema } from './options.ts';

export default defineHeroEffect(orbSchema, Orb);
