// Packs no declarations that nothing leads to: npm reads the list in `dist`. Needs the compiled packages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { unreachedTypes } from './reached-types.mjs';

for (const name of ['generator', 'theme']) {
  const folder = join(root, 'packages', name);
  const lines = unreachedTypes(folder).map((file) => `/${file}\n`);
  writeFileSync(join(folder, 'dist/.npmignore'), lines.join(''));
}
