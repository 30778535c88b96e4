import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { MODULES_FOLDER } from '../own-files.ts';

/**
 * The components that `overrides/<Name>.tsx` can replace: absolute paths of their modules by name, with forward slashes as
 * Vite writes them. Every module of frame, layouts and posts that is named after a component is one.
 */
export function overridable(folder: string = MODULES_FOLDER): Record<string, string> {
  const modules = FOLDERS.flatMap((name) => filesIn(folder, name)).filter((file) =>
    /^[A-Z]\w*\.(?:tsx|js)$/.test(basename(file)),
  );
  return Object.fromEntries(
    modules
      .sort()
      .map((file) => [basename(file).replace(/\.\w+$/, ''), join(folder, file).split(sep).join('/')]),
  );
}

const FOLDERS = ['frame', 'layouts', 'posts'];

/** Node's own `globSync` takes longer than all else that a theme does before pages are read. */
const filesIn = (folder: string, name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file));
