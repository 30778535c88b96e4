const GRADIENT = /^(?:(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s#%.,()+/-]*\)(?:\s*,\s*)?)+$/;

/** Whether a background is written as CSS gradients rather than as an address. */
export const isGradient = (background: string) => GRADIENT.test(background.trim());

/**
 * The address of a picture that shows a CSS gradient. A strict policy allows no style in the page, but a picture brings
 * its own.
 */
export function gradientImage(gradient: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><foreignObject width="100%" height="100%">' +
    `<div xmlns="http://www.w3.org/1999/xhtml" style="height:100%;background:${gradient.trim()}"/>` +
    '</foreignObject></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
