import type { Oklch } from './oklch.ts';

const written = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i;

/** A colour as authors write it in CSS: `oklch(0.5 0.16 33)` or `oklch(50% 0.16 33deg)`; `undefined` for anything else. */
export function readOklch(color: string): Oklch | undefined {
  const [, light, percent, chroma, hue] = written.exec(color.trim()) ?? [];
  const read = { lightness: Number(light) / (percent ? 100 : 1), chroma: Number(chroma), hue: Number(hue) };
  const isValid = read.lightness <= 1 && read.chroma <= 0.4 && read.hue <= 360;
  return isValid ? read : undefined;
}
