import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a file a second name, or copies it where the disk knows no hard links. A folder that is missing is made. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    mkdirSync(dirname(to), { recursive: true });
    linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
