// Packs only declarations that something leads to: npm reads the list in `dist`. Needs the compiled packages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { reachedTypes } from './reached-types.mjs';

for (const name of ['generator', 'theme']) {
  const folder = join(root, 'packages', name);
  // npm compares each file with each line, so the shorter of the two lists is written.
  const lines = ['*.d.ts', ...reachedTypes(folder).map((file) => `!/${file}`)];
  writeFileSync(join(folder, 'dist/.npmignore'), `${lines.join('\n')}\n`);
}
