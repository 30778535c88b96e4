import type { Problem } from '../errors.ts';

/** An icon, ready to stand in an `<svg>`. */
export interface IconDrawing {
  viewBox: string;
  /** Trusted markup, from a package that the author has installed. */
  body: string;
}

/** Icons by name, such as `mdi:home`. */
export interface IconSets {
  /** The drawing, or what is wrong with the name. */
  find(name: string): IconDrawing | Problem;
}
