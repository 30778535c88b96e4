import { contrast } from '../color/contrast.ts';
import type { Appearance } from '../color/read-variables.ts';
import { CHANNELS, type Tint } from './tint-config.ts';

/** The least contrast between an ink and a plate: dark words meet its darkest tint, light words its lightest. */
export function wordsContrast(ink: string, tint: Tint, appearance: Appearance): number {
  const side = appearance === 'light' ? -1 : 1;
  const parts = CHANNELS.map((name) => {
    const { value, offset } = tint[name];
    return Math.round(Math.min(255, Math.max(0, value + side * offset)))
      .toString(16)
      .padStart(2, '0');
  });
  return contrast(ink, `#${parts.join('')}`);
}
