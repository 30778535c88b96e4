import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/paths.mjs';

/** The example of each block of the theme, by its name. */
export function blockExamples(): ReadonlyMap<string, string> {
  const folder = join(root, 'packages', 'theme', 'src', 'blocks');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(names.map(({ name }) => [name, readFileSync(join(folder, name, 'example.md'), 'utf8')]));
}
