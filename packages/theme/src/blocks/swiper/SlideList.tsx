import { memo, type ReactNode } from 'react';
import type { SwiperSettings } from './settings.ts';

interface SlideListProps {
  slides: readonly ReactNode[];
  settings: SwiperSettings;
  /** What assistive technology calls one of them. */
  role: string;
}

/** The pictures, in the elements that the library wants. Drawn once: from then on it moves them about. */
export const SlideList = memo(function SlideList({ slides, settings, role }: SlideListProps) {
  return (
    <div className="swiper" data-per-view={settings.slidesPerView} data-gap={`${settings.spaceBetween}px`}>
      <div className="swiper-wrapper">
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of carousels asks for a group
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
            key={index}
            className="swiper-slide"
            role="group"
            aria-roledescription={role}
            aria-label={`${index + 1} / ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
});
