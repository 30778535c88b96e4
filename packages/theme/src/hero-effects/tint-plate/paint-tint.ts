import type { Tint } from './options.ts';

/** Edge of the painted square in pixels; the browser stretches it smoothly over the hero. */
export const PLATE_SIZE = 64;

/**
 * Paints one frame: each channel drifts as a slow wave of its own over the plate, so that tints meet and part.
 * `pixels` are those of an image of `PLATE_SIZE` squared.
 */
export function paintTint(pixels: Uint8ClampedArray, tint: Tint, elapsedMs: number) {
  const time = elapsedMs / 1000;
  for (let index = 0; index < PLATE_SIZE * PLATE_SIZE; index++) {
    const x = (index % PLATE_SIZE) / PLATE_SIZE;
    const y = Math.floor(index / PLATE_SIZE) / PLATE_SIZE;
    const waves = wavesAt(x, y, time);
    tint.forEach(({ value, offset }, channel) => {
      pixels[index * 4 + channel] = value + offset * (waves[channel] ?? 0);
    });
    pixels[index * 4 + 3] = 255;
  }
}

/** A number from -1 to 1 for red, green and blue. Neighbouring points are close, and so are neighbouring moments. */
function wavesAt(x: number, y: number, time: number): readonly [number, number, number] {
  return [
    Math.sin(2.6 * x + 1.2 * y + 0.31 * time),
    Math.sin(2.2 * y - 1.6 * x * Math.cos(0.11 * time) + 0.23 * time + 2.1),
    Math.sin(3.1 * Math.hypot(x - 0.8, y - 0.2 + 0.3 * Math.sin(0.17 * time)) - 0.27 * time + 4.2),
  ];
}
