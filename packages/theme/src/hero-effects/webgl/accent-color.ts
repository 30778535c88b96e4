import type { Rgb } from './colors.ts';

/** The site's accent as it is where `element` stands, in its present appearance. */
export function accentColor(element: Element): Rgb {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!paper) return [0.5, 0.5, 0.5];
  paper.fillStyle = resolvedAccent(element);
  paper.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

/** A custom property keeps `light-dark(…)` as it was written; only a real property resolves it. */
function resolvedAccent(element: Element): string {
  const probe = document.createElement('span');
  probe.className = 'hero-effect-accent';
  element.after(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
