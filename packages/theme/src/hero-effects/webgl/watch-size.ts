/** Devices with very dense screens would pay for detail that nobody sees in something soft that moves. */
const MOST_PIXELS_PER_POINT = 1.5;

/** Pixels that a canvas has for each CSS pixel, in either direction. */
export const pixelsPerPoint = (): number => Math.min(devicePixelRatio, MOST_PIXELS_PER_POINT);

/** How many pixels a canvas gets. */
export interface CanvasPixels {
  /** Pixels drawn for each pixel of the canvas, in either direction. @default 1 */
  scale?: number;
  /** No fewer in either direction, however small the canvas is. @default 1 */
  least?: number;
}

/** Gives the canvas as many pixels as it is large, now and whenever it changes; says so. Returns how to stop. */
export function watchSize(
  canvas: HTMLCanvasElement,
  { scale = 1, least = 1 }: CanvasPixels,
  onSize: () => void,
): () => void {
  const fit = () => {
    const pixels = pixelsPerPoint() * scale;
    canvas.width = Math.max(least, Math.round(canvas.clientWidth * pixels));
    canvas.height = Math.max(least, Math.round(canvas.clientHeight * pixels));
    onSize();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  fit();
  return () => observer.disconnect();
}
