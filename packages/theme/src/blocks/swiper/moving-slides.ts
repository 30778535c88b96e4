import type { SwiperModule } from 'swiper/types';
import { Swiper } from '../../libraries/swiper.ts';
import { type HoldReason, holdWhileRead } from './hold-while-read.ts';
import { libraryOptions } from './library-options.ts';
import type { SwiperSettings } from './settings.ts';

/** Where the slides are. */
export interface SlidesState {
  /** Of the slide in front, counted from 0. */
  index: number;
  isStart: boolean;
  isEnd: boolean;
}

/** Slides that the library moves. */
export interface MovingSlides {
  move(step: 'prev' | 'next'): void;
  /** Whether they may move by themselves. They do while nothing holds them. */
  play(isWanted: boolean): void;
  /** Back to a plain row, until `resume`. */
  rest(): void;
  resume(): void;
  end(): void;
}

interface MovingSlidesOptions {
  /** Whether the reader prefers less motion. */
  isStill: boolean;
  onChange(state: SlidesState): void;
  signal: AbortSignal;
}

/** Hands the slides in `root` to the library: the one file that makes it run. */
export async function moveSlides(
  root: HTMLElement,
  settings: SwiperSettings,
  { isStill, onChange, signal }: MovingSlidesOptions,
): Promise<MovingSlides> {
  const { effect } = settings;
  const module = effect === 'slide' ? undefined : (await import('./effects.ts')).EFFECT_MODULES[effect];
  const holds = new Set<HoldReason>();
  const start = () => createSwiper(root, settings, { isStill, effect: module, onChange });
  let isWanted = false;
  /** Absent while the slides are a plain row. */
  let swiper: Swiper | undefined = start();

  function update() {
    const mayRun = isWanted && holds.size === 0;
    if (!swiper || swiper.autoplay.running === mayRun) return;
    if (mayRun) swiper.autoplay.start();
    else swiper.autoplay.stop();
    if (!mayRun && settings.mode === 'carousel') stopWhereItIs(swiper);
  }

  function rest() {
    for (const slide of swiper?.slides ?? []) slide.inert = false;
    swiper?.destroy();
    swiper = undefined;
  }

  holdWhileRead(root, { isUnderPointer: settings.pauseOnMouseEnter, signal }, (reason, isHeld) => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    update();
  });

  return {
    move: (step) => (step === 'prev' ? swiper?.slidePrev() : swiper?.slideNext()),
    play(wanted) {
      isWanted = wanted;
      // Whoever starts them by the keyboard has the focus in here, and wants them to move.
      if (wanted) holds.delete('focus');
      update();
    },
    rest,
    resume() {
      swiper = start();
      update();
    },
    end: rest,
  };
}

/** Takes over a plain row where the reader has left it. */
function createSwiper(
  root: HTMLElement,
  settings: SwiperSettings,
  {
    isStill,
    effect,
    onChange,
  }: Pick<MovingSlidesOptions, 'isStill' | 'onChange'> & { effect?: SwiperModule },
): Swiper {
  const row = root.querySelector<HTMLElement>('.swiper');
  if (!row) throw new Error('A carousel lost its slides.');
  const slides = row.querySelectorAll<HTMLElement>('.swiper-slide');
  const initialSlide = Math.round(row.scrollLeft / (slides[0]?.offsetWidth || 1));
  row.scrollLeft = 0;
  const made = new Swiper(
    row,
    libraryOptions(settings, { count: slides.length, isStill, initialSlide, effect }),
  );
  const tell = () => onChange(stateOf(made));
  made.on('slideChange', tell);
  made.on('progress', reachVisibleSlides);
  made.on('toEdge', tell);
  made.on('fromEdge', tell);
  tell();
  reachVisibleSlides(made);
  return made;
}

/** What is out of sight is no stop for the keyboard. */
function reachVisibleSlides({ slides, params }: Swiper) {
  const visible = params.slideVisibleClass ?? '';
  for (const slide of slides) {
    const isOut = !slide.classList.contains(visible);
    // The focus would be lost with its slide: it stays with the carousel.
    if (isOut && slide.contains(document.activeElement)) focusFrame(slide);
    slide.inert = isOut;
  }
}

function focusFrame(slide: Element) {
  const frame = slide.closest<HTMLElement>('.block-swiper-frame');
  if (frame) frame.tabIndex = -1;
  frame?.focus({ preventScroll: true });
}

function stateOf({ realIndex, isBeginning, isEnd, params }: Swiper): SlidesState {
  const isEndless = Boolean(params.loop || params.rewind);
  return { index: realIndex, isStart: isBeginning && !isEndless, isEnd: isEnd && !isEndless };
}

/** Ends a move that is under way: whoever wants it to stop does not want to wait five seconds. */
function stopWhereItIs(swiper: Swiper) {
  const place = swiper.getTranslate();
  swiper.setTransition(0);
  swiper.setTranslate(place);
  swiper.animating = false;
}
