import PhotoSwipe from 'photoswipe';
import sheet from 'photoswipe/style.css?url';
import { linkSheet } from '../../browser/link-sheet.ts';
import type { ImageTexts } from './image-texts.ts';

/** The theme's normal pace: it cannot be closed while it opens. */
const DURATION_MS = 200;

export interface LightboxOptions {
  /** Those one can leaf through. */
  images: readonly HTMLImageElement[];
  /** The one to begin with. */
  image: HTMLImageElement;
  texts: ImageTexts;
  /** Closes it, or keeps it from opening. */
  signal: AbortSignal;
}

/** Opens an image over the page. A turn of the wheel, a drag up or down, Escape, a click beside it and the button close it. */
export async function openLightbox({ images, image, texts, signal }: LightboxOptions) {
  await linkSheet(sheet).catch(() => {}); // It is of use without.
  if (signal.aborted) return;
  const shown = images.filter((one) => one === image || (one.checkVisibility() && sizeOf(one).width > 0));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  image.focus({ preventScroll: true }); // The focus comes back here.
  const lightbox = new PhotoSwipe({
    dataSource: shown.map((element) => ({
      src: element.currentSrc || element.src,
      alt: element.alt,
      element,
      ...sizeOf(element),
    })),
    index: shown.indexOf(image),
    showHideAnimationType: still ? 'none' : 'zoom',
    showAnimationDuration: DURATION_MS,
    hideAnimationDuration: DURATION_MS,
    closeOnVerticalDrag: true,
    wheelToZoom: false,
    bgOpacity: 0.96,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.prev,
    arrowNextTitle: texts.next,
    errorMsg: texts.error,
  });
  lightbox.on('afterInit', () => {
    const { element } = lightbox;
    element?.setAttribute('aria-label', texts.open);
    element?.setAttribute('aria-modal', 'true');
    element?.style.setProperty('--pswp-bg', 'var(--night-1)');
    for (const one of besides(element)) one.inert = true;
  });
  announceImages(lightbox);
  const free = () => {
    for (const one of besides(lightbox.element)) one.inert = false;
  };
  lightbox.on('close', free); // Before the focus goes back.
  lightbox.on('destroy', () => removeEventListener('wheel', close));
  const close = () => lightbox.close();
  addEventListener('wheel', close, { passive: true });
  signal.addEventListener(
    'abort',
    () => {
      free();
      lightbox.destroy();
    },
    { once: true },
  );
  lightbox.init();
}

/** What lies behind it. */
const besides = (lightbox: Element | undefined) =>
  [...document.body.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== lightbox && one.localName !== 'script',
  );

/** Says which image one has come to: its place and its text. */
function announceImages(lightbox: PhotoSwipe) {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  lightbox.on('afterInit', () => lightbox.element?.append(status));
  lightbox.on('change', () => {
    const { currIndex, currSlide } = lightbox;
    const place = `${currIndex + 1} / ${lightbox.getNumItems()}`;
    status.textContent = [place, currSlide?.data.alt].filter(Boolean).join(' ');
  });
}

/**
 * Pixels of the picture itself, or those its tag claims: it may not have loaded yet, and WebKit knows of an SVG only how large
 * it is on the page.
 */
function sizeOf(image: HTMLImageElement): { width: number; height: number } {
  const { naturalWidth, naturalHeight } = image;
  const width = Number(image.getAttribute('width'));
  const height = Number(image.getAttribute('height'));
  if (width > naturalWidth && height > 0) return { width, height };
  return { width: naturalWidth, height: naturalHeight };
}
