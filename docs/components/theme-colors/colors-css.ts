import type { ChosenColors, Colors } from './color-store.ts';
import { NAMES } from './groups.ts';

/** The rule that gives a site the chosen colors. What was not chosen in one appearance stays what it was; empty when nothing was. */
export function colorsCss(chosen: ChosenColors, usual: Readonly<Record<'light' | 'dark', Colors>>): string {
  const lines = NAMES.filter((name) => name in chosen.light || name in chosen.dark).map((name) => {
    const [light, dark] = (['light', 'dark'] as const).map(
      (appearance) => chosen[appearance][name] ?? usual[appearance][name],
    );
    return `  ${name}: light-dark(${light}, ${dark});\n`;
  });
  return lines.length > 0 ? `:root {\n${lines.join('')}}` : '';
}
