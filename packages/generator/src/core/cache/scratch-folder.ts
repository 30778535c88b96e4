import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made: string | undefined;

/**
 * An empty folder for this process alone, which goes when it ends. Nobody can have put anything into it: its name cannot be
 * guessed, and other users may not enter.
 */
export function scratchFolder(): string {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  made = folder;
  return folder;
}
