import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../own-files.ts';

/** The colours of `styles/tokens.css` by name: `#rrggbb`. */
export function readPalette(): ReadonlyMap<string, string> {
  const css = readFileSync(join(PACKAGE_FOLDER, 'src/styles/tokens.css'), 'utf8');
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}
