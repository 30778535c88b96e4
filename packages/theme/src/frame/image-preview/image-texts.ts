import type { LocaleOptions } from '../../locale-options.ts';

/** What the lightbox says, for `data-image-preview` on `<body>`; the browser side reads it when an image is opened. */
export interface ImageTexts {
  open: string;
  close: string;
  zoom: string;
  prev: string;
  next: string;
  error: string;
}

/** The texts of a locale, `undefined` when images do not open. */
export function imageTexts({ imagePreview, text }: Pick<LocaleOptions, 'imagePreview' | 'text'>) {
  if (!imagePreview) return undefined;
  const texts: ImageTexts = {
    open: text.imageOpenText,
    close: text.imageCloseText,
    zoom: text.imageZoomText,
    prev: text.imagePrevText,
    next: text.imageNextText,
    error: text.imageErrorText,
  };
  return JSON.stringify(texts);
}
