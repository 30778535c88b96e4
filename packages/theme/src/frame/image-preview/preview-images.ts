import type { ImageTexts } from './image-texts.ts';
import { isPreviewable, previewableImages } from './previewable.ts';

/**
 * Lets the images of a page open large, by click or from the keyboard. What shows them is fetched when the first is
 * opened. Returns its own cleanup, which closes the open one.
 */
export function previewImages(): (() => void) | undefined {
  const { imagePreview } = document.body.dataset;
  const images = imagePreview ? previewableImages() : [];
  if (!imagePreview || images.length === 0) return undefined;
  const texts: ImageTexts = JSON.parse(imagePreview);
  for (const [at, image] of images.entries()) makeButton(image, `${texts.open} ${at + 1}`);

  const listeners = new AbortController();
  const { signal } = listeners;
  const open = async (event: Event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !isPreviewable(target)) return;
    event.preventDefault();
    const { openLightbox } = await import('./open-lightbox.ts');
    await openLightbox({ images, image: target, texts, signal });
  };
  document.addEventListener('click', open, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') open(event);
    },
    { signal },
  );
  return () => listeners.abort();
}

/** Reachable and named for those who use no pointer; one without a text by its number. */
function makeButton(image: HTMLImageElement, name: string) {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-haspopup', 'dialog');
  if (image.alt) return;
  // An empty text says that the image is decoration, which a button is not.
  image.removeAttribute('alt');
  image.setAttribute('aria-label', name);
}
