// What editors show of options and frontmatter: comments in the declarations of the packages, and a JSON schema. Needs the compiled packages.
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const stamp = join(root, 'node_modules/.cache/bifolio/editor-help');
const folders = ['generator', 'theme'].map((name) => join(root, 'packages', name));

/** Compiling writes declarations anew, without the comments. */
const lastChange = Math.max(
  ...folders.flatMap((cwd) =>
    globSync('dist/**/*.d.ts', { cwd }).map((file) => statSync(join(cwd, file)).mtimeMs),
  ),
);
if (lastChange > (statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0)) {
  const { documentDeclarations } = await import('./editor-help/document-declarations.mjs');
  const { writeFrontmatterSchema } = await import('./editor-help/write-frontmatter-schema.mjs');
  // The theme's declarations take comments over from the generator's.
  for (const folder of folders) documentDeclarations(folder);
  writeFrontmatterSchema(join(root, 'packages/theme'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}
