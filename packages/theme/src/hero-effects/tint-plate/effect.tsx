import { defineHeroEffect } from '../hero-effect.tsx';
import { TintPlate } from './island.tsx';
import { tintPlateSchema } from './options.ts';

export default defineHeroEffect(tintPlateSchema, TintPlate);
