import type { SwiperSettings } from './settings.ts';
import type { Carousel } from './use-carousel.ts';

export interface CarouselTexts {
  label: string;
  carousel: string;
  slide: string;
  prev: string;
  next: string;
  pause: string;
  play: string;
}

interface ControlsProps {
  carousel: Carousel;
  settings: SwiperSettings;
  count: number;
  texts: CarouselTexts;
}

const ICONS = {
  prev: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
};

/** Stop and go first, as those who want it stopped want that first. */
export function Controls({ carousel, settings, count, texts }: ControlsProps) {
  const { canPlay, isPlaying, index, isStart, isEnd, toggle, move } = carousel;
  return (
    <>
      {canPlay && (
        <div className="block-swiper-status">
          <ControlButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? texts.pause : texts.play}
            onClick={toggle}
          />
          {settings.mode === 'banner' && (
            <span aria-hidden="true" dir="ltr">
              {index + 1} / {count}
            </span>
          )}
        </div>
      )}
      {settings.navigation && (
        <>
          <ControlButton icon="prev" label={texts.prev} isOff={isStart} onClick={() => move('prev')} />
          <ControlButton icon="next" label={texts.next} isOff={isEnd} onClick={() => move('next')} />
        </>
      )}
    </>
  );
}

interface ControlButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  /** At an end; it keeps the focus. */
  isOff?: boolean;
  onClick(): void;
}

function ControlButton({ icon, label, isOff, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      className="block-swiper-button"
      data-icon={icon}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
