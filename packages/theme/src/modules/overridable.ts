import { globSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { MODULES_FOLDER } from '../own-files.ts';

/**
 * The components that `overrides/<Name>.tsx` can replace: absolute paths of their modules by name, with forward slashes as
 * Vite writes them. Every module of frame, layouts and posts that is named after a component is one.
 */
export function overridable(folder: string = MODULES_FOLDER): Record<string, string> {
  const files = globSync('{frame,layouts,posts}/**/[A-Z]*.{tsx,js}', { cwd: folder });
  const modules = files.filter((file) => /^\w+\.(?:tsx|js)$/.test(basename(file))).sort();
  return Object.fromEntries(
    modules.map((file) => [basename(file).replace(/\.\w+$/, ''), join(folder, file).split(sep).join('/')]),
  );
}
