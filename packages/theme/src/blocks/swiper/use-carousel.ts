import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MovingSlides, SlidesState } from './moving-slides.ts';
import type { SwiperSettings } from './settings.ts';

/** What a carousel shows and can do. */
export interface Carousel extends SlidesState {
  /** Whether the library has taken over. */
  isReady: boolean;
  /** Whether it moves by itself, when it is let. */
  canPlay: boolean;
  /** Whether the reader lets it. */
  isPlaying: boolean;
  toggle(): void;
  move(step: 'prev' | 'next'): void;
}

const atRest: SlidesState = { index: 0, isStart: false, isEnd: false };

/** Has the library move the slides in an element. It is fetched for this, and what it did is undone for print and at the end. */
export function useCarousel(root: RefObject<HTMLElement | null>, settings: SwiperSettings): Carousel {
  const slides = useRef<MovingSlides>(undefined);
  const [state, setState] = useState(atRest);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const canPlay = settings.mode !== 'broadcast';

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    async function start() {
      const { moveSlides } = await import('./moving-slides.ts');
      if (signal.aborted || !root.current) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      slides.current = await moveSlides(root.current, settings, { isStill, onChange: setState, signal });
      if (signal.aborted) return slides.current.end();
      addEventListener('beforeprint', () => slides.current?.rest(), { signal });
      addEventListener('afterprint', () => slides.current?.resume(), { signal });
      setReady(true);
      setPlaying(canPlay && !isStill);
    }
    start();
    return () => {
      listeners.abort();
      slides.current?.end();
    };
  }, [root, settings, canPlay]);

  useEffect(() => slides.current?.play(isPlaying), [isPlaying]);

  return {
    ...state,
    isReady,
    canPlay,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    move: (step) => slides.current?.move(step),
  };
}
