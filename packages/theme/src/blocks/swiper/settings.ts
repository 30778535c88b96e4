import type { AttributeProps } from 'bifolio/markdown';
import type { CreativeEffectOptions } from 'swiper/types';
import type { attributes, SwiperEffect } from './attributes.ts';

/** How a carousel moves, as its author says it. `delay` and `speed` are milliseconds, `spaceBetween` pixels. */
export interface SwiperOptions extends AttributeProps<typeof attributes> {
  /** Where the one before and the one after stand, for the effect `creative`. */
  creativeEffect?: CreativeEffectOptions;
}

/** The same, complete and checked: what the browser gets. */
export interface SwiperSettings {
  mode: NonNullable<SwiperOptions['mode']>;
  navigation: boolean;
  effect: SwiperEffect;
  delay: number;
  speed: number;
  loop: boolean;
  pauseOnMouseEnter: boolean;
  swipe: boolean;
  slidesPerView: number;
  spaceBetween: number;
  mousewheel: boolean;
  creativeEffect?: CreativeEffectOptions;
}

/** Fills in the defaults. Numbers below zero are as if they were not there. */
export function swiperSettings(options: SwiperOptions): SwiperSettings {
  const { mode = 'banner', effect = 'slide', navigation = true, loop = true, swipe = true } = options;
  const { pauseOnMouseEnter = false, mousewheel = false } = options;
  const isRow = mode !== 'banner';
  return {
    mode,
    effect: isRow ? 'slide' : effect,
    navigation,
    delay: amount(options.delay, 3000),
    speed: amount(options.speed, mode === 'carousel' ? 5000 : 300),
    loop,
    pauseOnMouseEnter,
    swipe,
    slidesPerView: Math.max(1, amount(options.slidesPerView, isRow ? 3 : 1)),
    spaceBetween: amount(options.spaceBetween, isRow ? 16 : 0),
    mousewheel,
    ...(effect === 'creative' && { creativeEffect: options.creativeEffect ?? pushed }),
  };
}

/** Without words of the author, the next one slides over the one before, which steps back. */
const pushed: CreativeEffectOptions = {
  prev: { shadow: true, translate: [0, 0, -400] },
  next: { translate: ['100%', 0, 0] },
};

const amount = (value: number | undefined, fallback: number): number =>
  value !== undefined && value >= 0 ? value : fallback;
