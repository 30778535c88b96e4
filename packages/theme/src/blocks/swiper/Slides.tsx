'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { arrowKey } from '../../browser/arrow-key.ts';
import { type CarouselTexts, Controls } from './Controls.tsx';
import { SlideList } from './SlideList.tsx';
import type { SwiperSettings } from './settings.ts';
import { useCarousel } from './use-carousel.ts';

export interface SlidesProps {
  slides: readonly ReactNode[];
  /** What each shows, in words. */
  alts: readonly string[];
  settings: SwiperSettings;
  texts: CarouselTexts;
}

/** A carousel after the ARIA pattern: it can be stopped, keys move it, and it stops by itself where the reader is. */
export function Slides({ slides, alts, settings, texts }: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(root, settings);
  const { isReady, isPlaying, index, move } = carousel;

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: 'prev', ArrowRight: 'next' } as const;
    const key = arrowKey(event);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    move(step[key]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, of which a page may have only a few
    <div
      ref={root}
      role="group"
      className="block-swiper-frame"
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      data-mode={settings.mode}
      data-effect={settings.effect}
      data-ready={isReady || undefined}
      onKeyDown={moveByKey}
    >
      {isReady && <Controls carousel={carousel} settings={settings} count={slides.length} texts={texts} />}
      <SlideList slides={slides} settings={settings} role={texts.slide} />
      <p className="visually-hidden" aria-live={isPlaying ? 'off' : 'polite'}>
        {isReady && !isPlaying && [`${index + 1} / ${slides.length}`, alts[index]].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
