import { defineHeroEffect } from '../hero-effect.tsx';
import { PixelBlast } from './island.tsx';
import { pixelBlastSchema } from './options.ts';

export default defineHeroEffect(pixelBlastSchema, PixelBlast);
