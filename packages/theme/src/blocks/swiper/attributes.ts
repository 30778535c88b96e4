import { defineAttributes } from 'bifolio/markdown';

/** Ways for one picture to give way to the next. */
const EFFECTS = ['slide', 'fade', 'cube', 'flip', 'coverflow', 'cards', 'creative'] as const;
export type SwiperEffect = (typeof EFFECTS)[number];

/** What authors may say of how a carousel moves. */
export const attributes = defineAttributes({
  mode: ['banner', 'carousel', 'broadcast'],
  navigation: 'switch',
  effect: EFFECTS,
  delay: 'number',
  speed: 'number',
  loop: 'switch',
  pauseOnMouseEnter: 'switch',
  swipe: 'switch',
  slidesPerView: 'number',
  spaceBetween: 'number',
  mousewheel: 'switch',
});
