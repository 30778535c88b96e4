import type { SwiperModule, SwiperOptions } from 'swiper/types';
import { A11y, Autoplay, Mousewheel } from '../../libraries/swiper.ts';
import type { SwiperSettings } from './settings.ts';

/** What the library has to know beside the author's settings. */
export interface LibrarySurroundings {
  count: number;
  /** Whether the reader prefers less motion. */
  isStill: boolean;
  /** The slide that the reader has scrolled to before. */
  initialSlide: number;
  effect?: SwiperModule;
}

/** Our settings in the library's words. */
export function libraryOptions(
  settings: SwiperSettings,
  { count, isStill, initialSlide, effect }: LibrarySurroundings,
): SwiperOptions {
  const { mode, speed, delay, loop, swipe, mousewheel, slidesPerView, spaceBetween, creativeEffect } =
    settings;
  const goesRound = loop && canGoRound(settings, count);
  return {
    modules: [A11y, Autoplay, ...(mousewheel ? [Mousewheel] : []), ...(effect ? [effect] : [])],
    effect: settings.effect,
    creativeEffect,
    fadeEffect: { crossFade: true },
    cubeEffect: { shadow: false },
    centeredSlides: settings.effect === 'coverflow',
    speed: isStill ? 0 : speed,
    loop: goesRound,
    // A key or click that comes while a picture still moves counts.
    loopPreventsSliding: false,
    rewind: loop && !goesRound,
    slidesPerView,
    spaceBetween,
    // Marks those that are in sight.
    watchSlidesProgress: true,
    initialSlide,
    allowTouchMove: swipe,
    grabCursor: swipe,
    // Started and stopped by us, so that the reader has the last word.
    autoplay: { enabled: false, delay: mode === 'carousel' ? 0 : delay },
    mousewheel: mousewheel && { forceToAxis: true, releaseOnEdges: true },
    a11y: { wrapperLiveRegion: false },
  };
}

/** A pile of cards shows four at each side of the one in front. */
const FOR_CARDS = 9;

/** The library moves slides from one end to the other, and needs some to spare. */
function canGoRound({ effect, slidesPerView }: SwiperSettings, count: number): boolean {
  if (effect === 'cards') return count >= FOR_CARDS;
  const shown = Math.ceil(slidesPerView);
  if (effect !== 'coverflow') return count >= shown + 1;
  const odd = shown % 2 === 0 ? shown + 1 : shown; // One stands in the middle.
  return count >= odd + Math.ceil(odd / 2);
}
