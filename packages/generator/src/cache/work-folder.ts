import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const borrowed = new Map<string, string>();

/**
 * Where a command on the site in `root` works and keeps what makes the next one faster: `.bifolio/` of the site. When that
 * cannot be written, a temporary folder, which goes when the process ends.
 */
export function workFolder(root: string): string {
  const own = join(root, '.bifolio');
  if (isWritable(own, root)) return own;
  const folder = borrowed.get(root) ?? mkdtempSync(join(tmpdir(), 'bifolio-'));
  if (!borrowed.has(root)) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  borrowed.set(root, folder);
  return folder;
}

function isWritable(own: string, root: string): boolean {
  const stats = statSync(own, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return false;
  try {
    accessSync(stats ? own : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
