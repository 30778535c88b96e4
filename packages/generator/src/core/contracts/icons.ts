import type { Problem } from '../errors/bifolio-error.ts';

/** An icon, ready to stand in an `<svg>`. */
export interface IconDrawing {
  viewBox: string;
  /** Trusted markup, from a package that the author has installed. */
  body: string;
}

/** Stands for an icon whose set is not installed: the reader's browser asks the icon service for it. */
export const FROM_SERVICE = 'from service';

/** Icons by name, such as `mdi:home`. */
export interface IconSets {
  /** The drawing, whom to ask for it, or what is wrong with the name. */
  find(name: string): IconDrawing | typeof FROM_SERVICE | Problem;
}

/** The set of an icon's name: `mdi` of `mdi:home`. */
export const setOf = (icon: string) => icon.slice(0, icon.indexOf(':'));

/** `<bi-icon name="mdi:home"><svg …></svg></bi-icon>`: keeps the place of an icon that the browser fetches. */
export const ICON_TAG = 'bi-icon';

/** Attribute of an `ICON_TAG` whose drawing is there: its name. */
export const DRAWN_ATTRIBUTE = 'drawn';

/** Attribute of an `ICON_TAG` that has waited in vain; styles give its place away. */
export const MISSING_ATTRIBUTE = 'missing';
