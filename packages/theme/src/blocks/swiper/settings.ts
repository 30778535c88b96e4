import type { CreativeEffectOptions } from 'swiper/types';

/** Ways to move, and ways for one picture to give way to the next. */
export const MODES = ['banner', 'carousel', 'broadcast'] as const;
export const EFFECTS = ['slide', 'fade', 'cube', 'flip', 'coverflow', 'cards', 'creative'] as const;
type SwiperMode = (typeof MODES)[number];
export type SwiperEffect = (typeof EFFECTS)[number];

/** How a carousel moves, as its author says it. Numbers and switches may be text, as attributes are. */
export interface SwiperOptions {
  /** `banner` shows one after the other, `carousel` moves without a stop, `broadcast` waits for the reader. @default 'banner' */
  mode?: SwiperMode;
  /** Buttons for the one before and after. @default true */
  navigation?: boolean | string;
  /** How one gives way to the next, in `banner`. @default 'slide' */
  effect?: SwiperEffect;
  /** How long each is shown in `banner`, in milliseconds. @default 3000 */
  delay?: number | string;
  /** How long a move takes, in milliseconds. @default 300, in `carousel` 5000 */
  speed?: number | string;
  /** Go on with the first after the last. @default true */
  loop?: boolean | string;
  /** Stop under the pointer. @default false */
  pauseOnMouseEnter?: boolean | string;
  /** Move by dragging. @default true */
  swipe?: boolean | string;
  /** How many are seen at once. @default 1, in `carousel` and `broadcast` 3 */
  slidesPerView?: number | string;
  /** Space between them in pixels. @default 0, in `carousel` and `broadcast` 16 */
  spaceBetween?: number | string;
  /** Move by the wheel. @default false */
  mousewheel?: boolean | string;
  /** Where the one before and the one after stand, for the effect `creative`. */
  creativeEffect?: CreativeEffectOptions;
}

/** The same, complete and checked: what the browser gets. */
export interface SwiperSettings {
  mode: SwiperMode;
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

/** Fills in the defaults. What makes no sense is as if it were not there. */
export function swiperSettings(options: SwiperOptions): SwiperSettings {
  const mode = MODES.find((name) => name === options.mode) ?? 'banner';
  const effect = EFFECTS.find((name) => name === options.effect) ?? 'slide';
  const isRow = mode !== 'banner';
  return {
    mode,
    effect: isRow ? 'slide' : effect,
    navigation: isOn(options.navigation, true),
    delay: amount(options.delay, 3000),
    speed: amount(options.speed, mode === 'carousel' ? 5000 : 300),
    loop: isOn(options.loop, true),
    pauseOnMouseEnter: isOn(options.pauseOnMouseEnter, false),
    swipe: isOn(options.swipe, true),
    slidesPerView: Math.max(1, amount(options.slidesPerView, isRow ? 3 : 1)),
    spaceBetween: amount(options.spaceBetween, isRow ? 16 : 0),
    mousewheel: isOn(options.mousewheel, false),
    ...(effect === 'creative' && { creativeEffect: options.creativeEffect ?? pushed }),
  };
}

/** Without words of the author, the next one slides over the one before, which steps back. */
const pushed: CreativeEffectOptions = {
  prev: { shadow: true, translate: [0, 0, -400] },
  next: { translate: ['100%', 0, 0] },
};

const isOn = (value: boolean | string | undefined, fallback: boolean) =>
  value === undefined ? fallback : String(value) !== 'false';

function amount(value: number | string | undefined, fallback: number): number {
  const number = Number.parseFloat(String(value));
  return Number.isFinite(number) && number >= 0 ? number : fallback;
}
