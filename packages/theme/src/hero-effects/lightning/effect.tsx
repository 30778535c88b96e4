import { defineHeroEffect } from '../hero-effect.tsx';
import { Lightning } from './island.tsx';
import { lightningSchema } from './options.ts';

export default defineHeroEffect(lightningSchema, Lightning);
