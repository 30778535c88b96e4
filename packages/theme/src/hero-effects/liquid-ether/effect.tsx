import { defineHeroEffect } from '../hero-effect.tsx';
import { LiquidEther } from './island.tsx';
import { liquidEtherSchema } from './options.ts';

export default defineHeroEffect(liquidEtherSchema, LiquidEther);
