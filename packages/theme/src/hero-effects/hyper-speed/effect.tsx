import { defineHeroEffect } from '../hero-effect.tsx';
import { HyperSpeed } from './island.tsx';
import { hyperSpeedSchema } from './options.ts';

export default defineHeroEffect(hyperSpeedSchema, HyperSpeed, { isDark: true });
