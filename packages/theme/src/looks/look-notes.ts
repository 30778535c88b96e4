import type { Problem } from 'bifolio';
import type { MadeLook } from './make-look.ts';
import { toHex } from './oklch.ts';
import { readOklch } from './read-oklch.ts';

/** Warns of an accent that cannot be used as it is written in either appearance. */
export function lookNotes({ accents }: MadeLook, accent?: string): Problem[] {
  const color = accent === undefined ? undefined : readOklch(accent);
  if (!color || !accents) return [];
  const written = toHex(color);
  if ([accents.light.ink, accents.dark.ink].includes(written)) return [];
  return [
    {
      severity: 'warning',
      code: 'accent-contrast',
      message: `The accent "${accent}" is too close to the background for text in light and in dark appearance; "${accents.light.ink}" and "${accents.dark.ink}" are used instead.`,
      hint: 'Use a lightness of about 0.5, which can be read on a light background.',
      option: ['theme', 'accent'],
    },
  ];
}
