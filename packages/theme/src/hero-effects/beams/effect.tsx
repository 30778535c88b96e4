import { defineHeroEffect } from '../hero-effect.tsx';
import { Beams } from './island.tsx';
import { beamsSchema } from './options.ts';

export default defineHeroEffect(beamsSchema, Beams);
