import type { SwiperModule } from 'swiper/types';
import {
  EffectCards,
  EffectCoverflow,
  EffectCreative,
  EffectCube,
  EffectFade,
  EffectFlip,
} from '../../libraries/swiper-effects.ts';
import type { SwiperEffect } from './attributes.ts';

/** What the library needs for each effect but sliding. Fetched with the first carousel that has one. */
export const EFFECT_MODULES: Readonly<Record<Exclude<SwiperEffect, 'slide'>, SwiperModule>> = {
  cards: EffectCards,
  coverflow: EffectCoverflow,
  creative: EffectCreative,
  cube: EffectCube,
  fade: EffectFade,
  flip: EffectFlip,
};
