import { defineHeroEffect } from '../hero-effect.tsx';
import { optionsUnlike } from '../options-unlike.ts';
import { LIQUID_ETHER_DEFAULTS } from './defaults.ts';
import { LiquidEther } from './island.tsx';
import { liquidEtherSchema } from './options.ts';

export default defineHeroEffect(liquidEtherSchema, (options) => (
  <LiquidEther {...optionsUnlike(LIQUID_ETHER_DEFAULTS, options)} />
));
