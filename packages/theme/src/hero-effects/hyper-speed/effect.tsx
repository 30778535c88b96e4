import { defineHeroEffect } from '../hero-effect.tsx';
import { optionsUnlike } from '../options-unlike.ts';
import { HYPER_SPEED_DEFAULTS } from './defaults.ts';
import { HyperSpeed } from './island.tsx';
import { hyperSpeedSchema } from './options.ts';

export default defineHeroEffect(
  hyperSpeedSchema,
  (options) => <HyperSpeed {...optionsUnlike(HYPER_SPEED_DEFAULTS, options)} />,
  { isDark: true },
);
